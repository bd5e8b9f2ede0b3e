import { removeNotes, rewrap } from './clean.ts'
import { countWords } from '../../kit/text.ts'
import type { Steps } from '../../kit/steps.ts'
import { type Cue, cueCharacters } from './cue.ts'
import { notices } from './notices.ts'
import { parseSubtitles, type Parsed } from './parse.ts'
import type { Input } from './form.ts'
import { checkCue, type Limits, limitsOf, type Problem } from './report.ts'
import { retime, type Stretch, stretchByPoints, stretchByRates } from './timing.ts'
import { write } from './write.ts'

export type Result = ReturnType<typeof calculate> extends Steps<infer R> ? R : never
export type Converted = Extract<Result, { ok: true }>

const SLICE = 500

/** Works in slices, so that 20,000 cues do not block the page. */
export function* calculate(input: Input) {
  const stretch = stretchOf(input)
  if (typeof stretch === 'string') return { ok: false as const, message: stretch }
  const parsed = yield* parseSubtitles(input.source)
  if (parsed.tooMany)
    return { ok: false as const, message: 'These are more than 20,000 cues. Divide the file and convert the parts.' }
  if (parsed.cues.length === 0) return { ok: false as const, message: nothingFound(parsed) }
  const timed = retime(parsed.cues, stretch, input.shift)
  yield
  const { cues, emptied } = yield* cleanCues(timed.cues, input)
  const checked = yield* check(cues, limitsOf(input))
  const text = yield* write(cues, input.output)
  return {
    ok: true as const,
    text,
    format: parsed.format,
    ...checked,
    refused: parsed.refused,
    notices: notices(parsed, timed, emptied, input.output),
  }
}

function stretchOf({ stretch, from, to, old1, new1, old2, new2 }: Input): Stretch | string {
  if (stretch === 'none') return { a: 1, b: 0 }
  if (stretch === 'rates') return stretchByRates(from, to)
  // The schema requires all four times.
  return stretchByPoints({ old: old1 ?? 0, new: new1 ?? 0 }, { old: old2 ?? 0, new: new2 ?? 0 })
}

const nothingFound = ({ refused }: Parsed) =>
  refused.length > 0
    ? `No cue could be read. Line ${refused[0]?.line}: ${refused[0]?.reason}`
    : 'No times were found. SRT, WebVTT, SBV or a transcript with a time at the start of a line can be read.'

function* cleanCues(cues: readonly Cue[], input: Input): Steps<{ cues: Cue[]; emptied: number }> {
  const kept: Cue[] = []
  let emptied = 0
  for (const [index, cue] of cues.entries()) {
    if (index % SLICE === SLICE - 1) yield
    const spoken = input.removeNotes ? removeNotes(cue) : cue
    if (spoken.text.trim() === '') {
      emptied += 1
      continue
    }
    const set = input.rewrap ? rewrap(spoken, input.lineCharacters, input.lines) : spoken
    kept.push({ ...cue, text: set.text, styles: set.styles })
  }
  return { cues: kept, emptied }
}

function* check(cues: readonly Cue[], limits: Limits) {
  const problems: Problem[] = []
  let [characters, words, shown, lastEnd] = [0, 0, 0, 0]
  let fastest: { cue: number; speed: number } | null = null
  for (const [index, cue] of cues.entries()) {
    if (index % SLICE === SLICE - 1) yield
    for (const problem of checkCue(cue, cues[index + 1], index + 1, limits)) problems.push(problem)
    const signs = cueCharacters(cue.text)
    const length = cue.end - cue.start
    characters += signs
    words += countWords(cue.text)
    lastEnd = Math.max(lastEnd, cue.end)
    if (length <= 0) continue
    shown += length
    const speed = (signs * 1000) / length
    if (fastest === null || speed > fastest.speed) fastest = { cue: index + 1, speed }
  }
  const statistics = {
    cues: cues.length,
    characters,
    words,
    /** From the start of the first cue to the end of the last, in milliseconds. */
    span: Math.max(0, lastEnd - (cues[0]?.start ?? 0)),
    /** Characters per second of the time in which a cue is shown. */
    averageSpeed: shown > 0 ? (characters * 1000) / shown : null,
    fastest,
  }
  return { problems, statistics }
}
