import { removeNotes, rewrap } from './clean.ts'
import { type Cue, cueCharacters } from './cue.ts'
import { notices } from './notices.ts'
import { parseSubtitles, type Parsed, type SourceFormat } from './parse.ts'
import type { Input } from './form.ts'
import { checkCue, type Limits, type Problem } from './report.ts'
import { type FrameRate, retime, type Stretch, stretchByPoints, stretchByRates } from './timing.ts'
import { type OutputFormat, write } from './write.ts'

/** What is to be done, in the engine's units. */
export interface Conversion {
  source: string
  output: OutputFormat
  /** Milliseconds. */
  shift: number
  stretch:
    | { kind: 'none' }
    | { kind: 'rates'; from: FrameRate; to: FrameRate }
    | { kind: 'points'; points: { old: number; new: number }[] }
  limits: Limits
  rewrap: boolean
  removeNotes: boolean
}

export interface Statistics {
  cues: number
  characters: number
  words: number
  /** From the start of the first cue to the end of the last, in milliseconds. */
  span: number
  /** Characters a second over the time in which something is shown. */
  averageSpeed: number | null
  fastest: { cue: number; speed: number } | null
}

export interface Converted {
  ok: true
  text: string
  format: SourceFormat
  problems: Problem[]
  notices: string[]
  refused: Parsed['refused']
  statistics: Statistics
}

export type Result = Converted | { ok: false; message: string }

const SLICE = 500

/** The work in slices, so that a film of 20,000 cues never holds the page. */
export function* convert(input: Conversion): Generator<void, Result> {
  const stretch = stretchOf(input.stretch)
  if (typeof stretch === 'string') return { ok: false, message: stretch }
  const parsed = yield* parseSubtitles(input.source)
  if (parsed.tooMany)
    return { ok: false, message: 'These are more than 20,000 cues. Divide the file and convert the parts.' }
  if (parsed.cues.length === 0) return { ok: false, message: nothingFound(parsed) }
  const timed = retime(parsed.cues, stretch, input.shift)
  yield
  const { cues, emptied } = yield* cleanCues(timed.cues, input)
  const checked = yield* check(cues, input.limits)
  const text = yield* write(cues, input.output)
  return {
    ok: true,
    text,
    format: parsed.format,
    ...checked,
    refused: parsed.refused,
    notices: notices(parsed, timed, emptied, input.output),
  }
}

/** The slices of the work that a form describes. */
export const conversionOf = (input: Input): Conversion => ({
  source: input.source,
  output: input.output,
  shift: input.shift,
  stretch: askedStretch(input),
  limits: {
    lineCharacters: input.lineCharacters,
    lines: input.lines,
    speed: input.speed.toNumber(),
    shortest: input.shortest.times(1000).toNumber(),
    longest: input.longest.times(1000).toNumber(),
    gap: input.gap,
  },
  rewrap: input.rewrap,
  removeNotes: input.removeNotes,
})

function askedStretch(input: Input): Conversion['stretch'] {
  if (input.stretch === 'rates') return { kind: 'rates', from: input.from, to: input.to }
  if (input.stretch === 'none') return { kind: 'none' }
  // The schema has seen to it that none is missing.
  return {
    kind: 'points',
    points: [
      { old: input.old1 ?? 0, new: input.new1 ?? 0 },
      { old: input.old2 ?? 0, new: input.new2 ?? 0 },
    ],
  }
}

export function calculate(input: Input): Result {
  const steps = convert(conversionOf(input))
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

function stretchOf(stretch: Conversion['stretch']): Stretch | string {
  if (stretch.kind === 'none') return { a: 1, b: 0 }
  return stretch.kind === 'rates' ? stretchByRates(stretch.from, stretch.to) : stretchByPoints(stretch.points)
}

const nothingFound = ({ refused }: Parsed) =>
  refused.length > 0
    ? `No cue could be read. Line ${refused[0]?.line}: ${refused[0]?.reason}`
    : 'No times were found. SRT, WebVTT, SBV or a transcript with a time at the start of a line can be read.'

function* cleanCues(cues: readonly Cue[], input: Conversion): Generator<void, { cues: Cue[]; emptied: number }> {
  const kept: Cue[] = []
  let emptied = 0
  for (const [index, cue] of cues.entries()) {
    if (index % SLICE === SLICE - 1) yield
    const spoken = input.removeNotes ? removeNotes(cue) : cue
    if (spoken.text.trim() === '') {
      emptied += 1
      continue
    }
    const set = input.rewrap ? rewrap(spoken, input.limits.lineCharacters, input.limits.lines) : spoken
    kept.push({ ...cue, text: set.text, styles: set.styles })
  }
  return { cues: kept, emptied }
}

function* check(
  cues: readonly Cue[],
  limits: Limits,
): Generator<void, { problems: Problem[]; statistics: Statistics }> {
  const problems: Problem[] = []
  const statistics: Statistics = {
    cues: cues.length,
    characters: 0,
    words: 0,
    span: 0,
    averageSpeed: null,
    fastest: null,
  }
  let shown = 0
  let lastEnd = 0
  for (const [index, cue] of cues.entries()) {
    if (index % SLICE === SLICE - 1) yield
    for (const problem of checkCue(cue, cues[index + 1], index + 1, limits)) problems.push(problem)
    const characters = cueCharacters(cue.text)
    const length = cue.end - cue.start
    statistics.characters += characters
    statistics.words += cue.text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0
    lastEnd = Math.max(lastEnd, cue.end)
    if (length <= 0) continue
    shown += length
    const speed = (characters * 1000) / length
    if (statistics.fastest === null || speed > statistics.fastest.speed) statistics.fastest = { cue: index + 1, speed }
  }
  statistics.span = Math.max(0, lastEnd - (cues[0]?.start ?? 0))
  if (shown > 0) statistics.averageSpeed = (statistics.characters * 1000) / shown
  return { problems, statistics }
}
