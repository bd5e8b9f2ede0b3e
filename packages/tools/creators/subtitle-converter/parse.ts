import type { Steps } from '../../kit/steps.ts'
import { tidyLines } from './clean.ts'
import { type Cue, MAX_CUES, MAX_TIME, parseTime } from './cue.ts'
import { readMarkup } from './markup.ts'

type SourceFormat = 'srt' | 'vtt' | 'sbv' | 'transcript'

export interface Parsed {
  format: SourceFormat
  cues: Cue[]
  /** Lines with unreadable times or times after 99:59:59.999. */
  refused: { line: number; text: string; reason: string }[]
  removedTags: number
  /** WebVTT settings other than `line:0`, which SRT cannot express. */
  settings: number
  /** Comments, style sheets and regions of a WebVTT file. */
  blocks: number
  /** SRT cues whose number is not the next one. */
  misnumbered: number
  /** The file has more cues than the limit. */
  tooMany: boolean
}

const range = /^\s*([\d:.,]+)\s*-->\s*([\d:.,]+)(?:\s+(\S.*))?$/
const startsLikeTimes = /^\s*\d[\d:.,]*\s*-->/
const sbvRange = /^\s*(\d{1,2}:\d{1,2}:\d{1,2}\.\d{1,3})\s*,\s*(\d{1,2}:\d{1,2}:\d{1,2}\.\d{1,3})\s*$/
const transcriptTime =
  /^\s*[[(]?((?:\d{1,2}:\d{1,2}|\d{1,3}):\d{2}(?:[.,]\d{1,3})?)[\])]?(?:\s*[-–—|:]\s+|\s+|$)(?!\s)(.*)$/

function detect(lines: readonly string[]): SourceFormat {
  const first = lines.find((line) => line.trim() !== '') ?? ''
  if (/^WEBVTT(?:[ \t]|$)/.test(first)) return 'vtt'
  if (sbvRange.test(first)) return 'sbv'
  return lines.some((line) => line.includes('-->')) ? 'srt' : 'transcript'
}

interface Draft {
  start: number
  end: number
  lines: string[]
  settings: string
  line: number
}

/** The text after a line of times, without blank lines, which would end the cue in the output. */
const body = (draft: Draft) => draft.lines.map((line) => line.trim()).filter((line) => line !== '')

/**
 * Reads cues line by line: a line of times opens a cue, and the text up to the next one is its text. Real SRT files
 * have blank lines inside a text, so only a number between a blank line and the next times is not text.
 */
export function* parseSubtitles(source: string): Steps<Parsed> {
  const lines = source
    .replace(/^\uFEFF/, '')
    .toWellFormed()
    .replaceAll('\u0000', '')
    .split(/\r\n|\r|\n/)
  const format = detect(lines)
  const counts = { removedTags: 0, settings: 0, blocks: 0, misnumbered: 0 }
  const parsed: Parsed = { format, cues: [], refused: [], ...counts, tooMany: false }
  yield
  let open: Draft | null = null
  let inBlock = false
  for (const [index, text] of lines.entries()) {
    if (index % 2000 === 1999) yield
    const opened = readTimes(text, index + 1, format, parsed)
    if (opened !== null) {
      // A refused cue is already among the refused lines, and counts for the numbers of the cues behind it.
      const earlier = parsed.cues.length + parsed.refused.length - (opened === 'refused' ? 1 : 0)
      if (format === 'srt' && takeNumber(lines, index, open, earlier)) parsed.misnumbered += 1
      close(open, parsed)
      open = opened === 'refused' ? null : opened
      inBlock = false
      if (parsed.cues.length >= MAX_CUES && open) {
        parsed.tooMany = true
        return parsed
      }
      continue
    }
    if (format === 'vtt' && text.trim() === '') {
      close(open, parsed)
      open = null
      inBlock = false
    } else if (format === 'vtt' && open === null && !inBlock && /^(?:NOTE|STYLE|REGION)\b/.test(text)) {
      parsed.blocks += 1
      inBlock = true
    } else open?.lines.push(text)
  }
  close(open, parsed)
  if (format === 'transcript') endTranscript(parsed.cues)
  return parsed
}

/** The cue that a line opens, `refused` for impossible times, null for any other line. */
function readTimes(text: string, line: number, format: SourceFormat, parsed: Parsed): Draft | 'refused' | null {
  const refuse = (reason: string) => {
    parsed.refused.push({ line, text: text.trim().slice(0, 80), reason })
    return 'refused' as const
  }
  if (format === 'transcript') {
    const match = transcriptTime.exec(text)
    if (!match) return null
    const start = parseTime(match[1] ?? '')
    return start === null ? null : { start, end: start, lines: [match[2] ?? ''], settings: '', line }
  }
  if (!(format === 'sbv' ? sbvRange : startsLikeTimes).test(text)) return null
  const match = (format === 'sbv' ? sbvRange : range).exec(text)
  const start = parseTime(match?.[1] ?? '')
  const end = parseTime(match?.[2] ?? '')
  if (start === null || end === null) return refuse('These times cannot be read.')
  if (start > MAX_TIME || end > MAX_TIME) return refuse('Times above 99:59:59.999 are refused.')
  return { start, end, lines: [], settings: match?.[3] ?? '', line }
}

/** Removes the number before a line of times from the previous text, and returns whether it is out of sequence. */
function takeNumber(lines: readonly string[], index: number, open: Draft | null, earlier: number): boolean {
  const number = lines[index - 1]?.trim() ?? ''
  if (!/^\d{1,6}$/.test(number)) return false
  if (open) {
    // Without a blank line before it, the number may be the last spoken line of a cue, and the next cue has none.
    if (open.lines.length > 1 && lines[index - 2]?.trim() !== '') return false
    open.lines.pop()
  }
  return Number(number) !== earlier + (open ? 2 : 1)
}

function close(draft: Draft | null, parsed: Parsed): void {
  if (!draft) return
  const lines = body(draft).join('\n')
  const source = parsed.format === 'sbv' ? lines.replaceAll('[br]', '\n') : lines
  const marked = readMarkup(source, parsed.format === 'vtt' ? 'vtt' : 'srt')
  // Without its tag a line may be empty, which would end the cue in the output, or have blanks at its ends.
  const { text, styles } = /^\s|\s$|\s\n|\n\s/.test(marked.text) ? tidyLines(marked, /^\s*$/) : marked
  const settings = draft.settings
    .split(/\s+/)
    .filter((setting) => /^(?:line|position|size|align|vertical|region):/.test(setting))
  const others = settings.filter((setting) => setting !== 'line:0')
  parsed.removedTags += marked.removed
  parsed.settings += others.length
  parsed.cues.push({
    start: draft.start,
    end: draft.end,
    text,
    styles,
    atTop: marked.atTop || others.length < settings.length,
    line: draft.line,
  })
}

const LAST_SECONDS = 3

/** A transcript has no end times: a cue lasts until the next one in time, the last for three seconds. */
function endTranscript(cues: readonly Cue[]): void {
  const sorted = cues.toSorted((a, b) => a.start - b.start)
  for (const [index, cue] of sorted.entries()) {
    cue.end = sorted[index + 1]?.start ?? cue.start + LAST_SECONDS * 1000
  }
}
