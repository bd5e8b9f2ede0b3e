import { cleanLine } from '../../kit/clean-text.ts'
import type { Steps } from '../../kit/steps.ts'
import { type Entry, type Flag, MAX_IMAGES, readLine } from './read-line.ts'
import { MAX_LINES, type Input } from './form.ts'
import { writeFiles } from './write-files.ts'

interface Rejected {
  readonly line: number
  readonly text: string
  readonly reason: string
}

export type Result = ReturnType<typeof calculate> extends Steps<infer R> ? R : never

const REJECTED_SHOWN = 200

/** Merges two lines of one address: the second adds what the first lacks. */
const merged = (first: Entry, second: Entry): Entry => ({
  loc: first.loc,
  lastmod: first.lastmod || second.lastmod,
  images: [...new Set([...first.images, ...second.images])].slice(0, MAX_IMAGES),
  title: first.title || second.title,
})

/** The lines of a pasted list or a file, with any line ends. */
const linesOf = (list: string): string[] => list.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)

/** A clean line; tabs between cells stay. */
const cleaned = (raw: string) => (raw.includes('\t') ? raw.split('\t').map(cleanLine).join('\t') : cleanLine(raw))

/**
 * The sitemaps of a list, one step per line. `today` is an ISO date: later dates are flagged, and older news is
 * rejected.
 */
export function* calculate(input: Input, today: string) {
  const entries = new Map<string, Entry>()
  const rejected: Rejected[] = []
  const flags = new Map<Flag, { count: number; line: number }>()
  let [read, duplicates] = [0, 0]
  for (const [index, raw] of linesOf(input.list).entries()) {
    yield
    const text = cleaned(raw)
    if (text.trim() === '') continue
    read += 1
    if (read > MAX_LINES) continue
    const line = index + 1
    const result = readLine(text, input, today)
    if ('error' in result) {
      rejected.push({ line, text: text.slice(0, 120), reason: result.error })
      continue
    }
    for (const flag of result.flags) {
      const { count = 0, line: first = line } = flags.get(flag) ?? {}
      flags.set(flag, { count: count + 1, line: first })
    }
    const { entry } = result
    const known = entries.get(entry.loc)
    if (known) duplicates += 1
    entries.set(entry.loc, known ? merged(known, entry) : entry)
  }
  const all = [...entries.values()]
  return {
    ...summaryOf(all),
    files: writeFiles(all, input),
    duplicates,
    rejected: rejected.slice(0, REJECTED_SHOWN),
    rejectedCount: rejected.length,
    /** The flags, each with its first line. */
    flagged: [...flags].map(([flag, found]) => ({ flag, ...found })),
    linesLeftOut: Math.max(0, read - MAX_LINES),
  }
}

function summaryOf(entries: readonly Entry[]) {
  const dates = entries.flatMap(({ lastmod }) => (lastmod === '' ? [] : [lastmod]))
  const http = entries.filter(({ loc }) => loc.startsWith('http:')).length
  return {
    addresses: entries.length,
    images: entries.reduce((sum, { images }) => sum + images.length, 0),
    dated: dates.length,
    /** All dates are the same, so probably that of the export, not of changes. */
    datesIdentical: dates.length > 1 && new Set(dates).size === 1,
    hasMixedSchemes: http > 0 && http < entries.length,
  }
}
