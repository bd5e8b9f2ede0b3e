import { parseNumberedTable } from '../../kit/parse-table.ts'

/** A line with a time. Times are whole seconds, because no player shows fractions for chapters. */
export interface Mark {
  seconds: number
  title: string
  /** Line of the source, from 1. */
  line: number
}

export interface LineError {
  line: number
  message: string
}

interface Marks {
  marks: Mark[]
  errors: LineError[]
}

export const MAX_LINES = 200

/** Seconds of `1:02:03`, `02:03`, `2:03.5`, `00:01:02:12` (frames are dropped) or `75`; null for anything else. */
export function readTime(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  if (/^\d{1,6}(?:\.\d+)?s?$/.test(plain)) return Math.floor(Number.parseFloat(plain))
  const match = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{2})(?:\.\d+|[:;](\d{2}))?$/.exec(plain)
  if (!match) return null
  const [whole, hours, minutes = '0', seconds = '0'] = match
  // Four parts are hours, minutes, seconds, frames; "1:02:03" is not minutes, seconds, frames.
  if (whole.split(/[:;]/).length === 4 && hours === undefined) return null
  if (Number(seconds) > 59 || (hours !== undefined && Number(minutes) > 59)) return null
  return (Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds)
}

const TIME = String.raw`\d{1,3}:\d{1,3}(?::\d{2}){0,2}(?:[.,;]\d+)?|\d{1,6}(?:[.,]\d+)?s?`
const END = String.raw`\s*[-–—]+>?\s*\d{1,3}:\d{2}(?::\d{2}){0,2}(?:[.,;]\d+)?`
// A bullet or list number may precede the time, the end of the chapter may follow it, and brackets may enclose both.
const LINE = new RegExp(
  String.raw`^(?:[-–—•*]\s*|\d{1,3}[.)]\s+(?=[[(]?\d+:))?[[(]?(${TIME})(?:${END})?[\])]?(?=[\s\-–—|:,;]|$)(.*)$`,
)

/** Removes `<` and `>`, which YouTube refuses, and the separator between time and title. */
const cleanTitle = (text: string): string =>
  text
    .replace(/[<>]/g, '')
    .replace(/^[\s\-–—|:]+/, '')
    .replace(/\s+/g, ' ')
    .trim()

const timeHeaders = ['in', 'start', 'start tc', 'start time', 'record in', 'source in', 'timecode', 'time', 'position']
const titleHeaders = ['marker name', 'name', 'title', 'label', 'notes', 'comments', 'description']

/** Column numbers of a marker table (Premiere, DaVinci Resolve), by the names in its first row. */
function markerColumns(header: readonly string[]): { time: number; titles: number[] } | null {
  const names = header.map((name) => name.toLowerCase())
  const time = timeHeaders.map((name) => names.indexOf(name)).find((at) => at >= 0)
  const titles = titleHeaders.map((name) => names.indexOf(name)).filter((at) => at >= 0)
  return time === undefined || titles.length === 0 ? null : { time, titles }
}

const tooMany = (line: number): LineError => ({ line, message: `At most ${MAX_LINES} lines can be read.` })

/** Rows of a table with a header; the first non-empty title column is the title. */
function readTable(source: string): Marks | null {
  const [header, ...rows] = parseNumberedTable(source, MAX_LINES + 2)
  const columns = header && header.cells.length > 1 ? markerColumns(header.cells) : null
  if (!columns) return null
  const result: Marks = { marks: [], errors: [] }
  for (const { number: line, cells } of rows.slice(0, MAX_LINES)) {
    const seconds = readTime(cells[columns.time] ?? '')
    const title = columns.titles.map((at) => cells[at] ?? '').find((text) => text !== '') ?? ''
    if (seconds === null) result.errors.push({ line, message: 'The time of this row cannot be read.' })
    else result.marks.push({ seconds, title: cleanTitle(title), line })
  }
  const over = rows[MAX_LINES]
  if (over) result.errors.push(tooMany(over.number))
  return result
}

/** Audacity labels: start, end and title, separated by tabs, in seconds. */
const AUDACITY = /^(\d+(?:[.,]\d+)?)\t\d+(?:[.,]\d+)?\t(.*)$/

function readLine(text: string): Omit<Mark, 'line'> | null {
  const label = AUDACITY.exec(text)
  if (label) return { seconds: readTime(label[1] ?? '') ?? 0, title: cleanTitle(label[2] ?? '') }
  const match = LINE.exec(text.trim())
  const seconds = readTime(match?.[1] ?? '')
  return seconds === null ? null : { seconds, title: cleanTitle(match?.[2] ?? '') }
}

/** All lines with a time; a line without one is an error, unless it is blank. */
function readLines(source: string): Marks {
  const result: Marks = { marks: [], errors: [] }
  const filled = source
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((text, index) => ({ text, line: index + 1 }))
    .filter(({ text }) => text.trim() !== '')
  for (const { text, line } of filled.slice(0, MAX_LINES)) {
    const mark = readLine(text)
    if (mark) result.marks.push({ ...mark, line })
    else result.errors.push({ line, message: 'No time was found at the start of this line.' })
  }
  const [over] = filled.slice(MAX_LINES)
  if (over) result.errors.push(tooMany(over.line))
  return result
}

/** The marks of the first 200 lines; more lines are an error. */
export const readMarks = (source: string): Marks => readTable(source) ?? readLines(source)
