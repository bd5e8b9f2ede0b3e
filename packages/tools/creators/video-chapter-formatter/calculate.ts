import { countCharacters, utf8Length } from '../../kit/text.ts'
import { type LineError, type Mark, readMarks } from './parse.ts'
import type { Input } from './form.ts'

export const DESCRIPTION_BYTES = 5_000
const SHORTEST = 10
const FEWEST = 3
const TITLE_ADVICE = 49
const TITLE_WARNING = 70
const SHORTS_SECONDS = 180

/** `line` is null for an added chapter. */
type Placed = Omit<Mark, 'line'> & { line: number | null }

interface Chapter extends Placed {
  /** YouTube's format: `m:ss`, or `h:mm:ss` for all chapters if one needs hours. */
  time: string
}

const two = (value: number) => String(value).padStart(2, '0')

function formatSeconds(seconds: number, withHours: boolean): string {
  const minutes = Math.floor(seconds / 60)
  return withHours
    ? `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`
}

export function calculate(input: Input) {
  const { marks, errors } = readMarks(input.source)
  const notices: string[] = []
  const shifted = withOffset(marks, input, errors)
  const sorted = inOrder(shifted, notices)
  const separated = separate(sorted, input.equal, notices)
  const all = withIntro(separated, input.intro, notices, errors)
  const withHours = all.some(({ seconds }) => seconds >= 3600)
  const chapters = all.map((mark) => ({ ...mark, time: formatSeconds(mark.seconds, withHours) }))
  checkRules(chapters, input.length, errors)
  adviseTitles(chapters, notices)
  const text = chapters.map(({ time, title }) => `${time} ${title}`.trimEnd()).join('\n')
  const bytes = utf8Length(text)
  if (bytes > DESCRIPTION_BYTES)
    errors.push({ line: 0, message: `The chapters alone take ${bytes} bytes; a description holds 5,000.` })
  if (input.length !== null && input.length <= SHORTS_SECONDS)
    notices.push('If this is a Short, YouTube shows no chapters for it.')
  if (input.webvtt && input.length === null)
    notices.push('WebVTT chapters need the video length, because the last chapter has to end.')
  return {
    chapters,
    text,
    /** Reasons for which YouTube would refuse the chapters. */
    errors: errors.toSorted((a, b) => a.line - b.line),
    /** Changes and advice. */
    notices,
    bytes,
    podcast: input.podcast && chapters.length > 0 ? podcastJson(chapters) : null,
    webvtt: input.webvtt && input.length !== null && chapters.length > 0 ? webvttOf(chapters, input.length) : null,
  }
}

export type Result = ReturnType<typeof calculate>

/** Adds the offset; refuses chapters before 0 or at or after the end of the video. */
function withOffset(marks: readonly Mark[], { offset, length }: Input, errors: LineError[]): Placed[] {
  return marks.flatMap((mark) => {
    const seconds = mark.seconds + offset
    const isLate = length !== null && seconds >= length
    const fail = (message: string) => errors.push({ line: mark.line, message })
    if (seconds < 0) fail('With this offset the chapter would start before 0:00.')
    else if (isLate) fail(`${formatSeconds(seconds, seconds >= 3600)} is beyond the end of the video.`)
    else if (mark.title === '') fail('This chapter has no title.')
    return seconds < 0 || isLate ? [] : [{ ...mark, seconds }]
  })
}

function inOrder(marks: readonly Placed[], notices: string[]): Placed[] {
  const isSorted = marks.every(({ seconds }, at) => seconds >= (marks[at - 1]?.seconds ?? 0))
  if (!isSorted) notices.push('The lines were not in order; they were sorted by time.')
  return marks.toSorted((a, b) => a.seconds - b.seconds)
}

/** Of two chapters at one second, the second is removed or moved by the minimum length of a chapter. */
function separate(marks: readonly Placed[], equal: Input['equal'], notices: string[]): Placed[] {
  const separated: Placed[] = []
  for (const [at, mark] of marks.entries()) {
    const before = separated.at(-1)
    // A moved chapter may reach or pass the next one.
    if (before === undefined || mark.seconds > before.seconds) separated.push(mark)
    else if (equal === 'move') {
      const seconds = before.seconds + SHORTEST
      const isEqual = mark.seconds === marks[at - 1]?.seconds
      const reason = isEqual
        ? 'stood at the time of the chapter before it'
        : 'was reached by the chapter moved before it'
      separated.push({ ...mark, seconds })
      notices.push(`“${mark.title}” ${reason} and moved to ${formatSeconds(seconds, seconds >= 3600)}.`)
    } else notices.push(`“${mark.title}” stood at the time of the chapter before it and was removed.`)
  }
  return separated
}

function withIntro(marks: readonly Placed[], add: boolean, notices: string[], errors: LineError[]): Placed[] {
  const [first] = marks
  if (first === undefined || first.seconds === 0) return [...marks]
  if (!add) {
    errors.push({ line: first.line ?? 0, message: 'The first chapter must start at 0:00. Proposal: 0:00 Intro' })
    return [...marks]
  }
  notices.push('There was no chapter at 0:00, so “0:00 Intro” was added.')
  return [{ seconds: 0, title: 'Intro', line: null }, ...marks]
}

function checkRules(chapters: readonly Chapter[], length: number | null, errors: LineError[]): void {
  const number = chapters.length === 1 ? 'is 1' : `are ${chapters.length}`
  if (chapters.length < FEWEST)
    errors.push({ line: 0, message: `YouTube wants at least three chapters; there ${number}.` })
  for (const [at, chapter] of chapters.entries()) {
    const end = chapters[at + 1]?.seconds ?? length
    if (end === null || end - chapter.seconds >= SHORTEST) continue
    // A chapter that was moved from an equal time may pass the end.
    const fault =
      end > chapter.seconds
        ? `lasts ${end - chapter.seconds} s; a chapter lasts at least 10 s.`
        : 'is beyond the end of the video.'
    errors.push({ line: chapter.line ?? 0, message: `“${chapter.title}” ${fault}` })
  }
}

function adviseTitles(chapters: readonly Chapter[], notices: string[]): void {
  for (const { title, time } of chapters) {
    const characters = countCharacters(title)
    if (characters > TITLE_WARNING)
      notices.push(`The title at ${time} has ${characters} characters; above 70 most of it is never seen.`)
    else if (characters > TITLE_ADVICE)
      notices.push(`The title at ${time} has ${characters} characters; players cut it after about 49.`)
  }
}

/** Podcast Namespace, JSON chapters 1.2. */
const podcastJson = (chapters: readonly Chapter[]) =>
  `${JSON.stringify({ version: '1.2.0', chapters: chapters.map(({ seconds, title }) => ({ startTime: seconds, title })) }, null, 2)}\n`

const escapeCue = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function webvttOf(chapters: readonly Chapter[], length: number): string {
  const stamp = (seconds: number) =>
    `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}.000`
  const cues = chapters.map(({ seconds, title }, at) => {
    const end = chapters[at + 1]?.seconds ?? length
    return `${stamp(seconds)} --> ${stamp(Math.max(end, seconds + 1))}\n${escapeCue(title) || 'Chapter'}\n`
  })
  return `WEBVTT\n\n${cues.join('\n')}`
}
