import { cleanLine } from '../../kit/clean-text.ts'
import { type Entry, type Flag, MAX_IMAGES, readLine } from './read-line.ts'
import { MAX_LINES, type Input } from './form.ts'
import { writeFiles } from './write-files.ts'

interface Rejected {
  readonly line: number
  readonly text: string
  readonly reason: string
}

export type Result = ReturnType<ReturnType<typeof sitemapReader>['end']>

const REJECTED_SHOWN = 200

/** Another line for an address that is there: what the first did not say, this one may. */
const merged = (first: Entry, second: Entry): Entry => ({
  loc: first.loc,
  lastmod: first.lastmod || second.lastmod,
  images: [...new Set([...first.images, ...second.images])].slice(0, MAX_IMAGES),
  title: first.title || second.title,
})

/**
 * Reads a list line by line, so that two hundred thousand of them can be read in slices. `today` is an ISO date: dates
 * behind it are flagged, and it decides what still is news.
 */
export function sitemapReader(input: Input, today: string) {
  const entries = new Map<string, Entry>()
  const rejected: Rejected[] = []
  const flags = new Map<Flag, { count: number; line: number }>()
  let rejectedCount = 0
  let duplicates = 0
  let read = 0
  let leftOut = 0

  const reject = (line: number, text: string, reason: string) => {
    rejectedCount += 1
    if (rejected.length < REJECTED_SHOWN) rejected.push({ line, text: text.slice(0, 120), reason })
  }

  return {
    read(raw: string, index: number): void {
      const text = raw.includes('\t') ? raw.split('\t').map(cleanLine).join('\t') : cleanLine(raw)
      if (text.trim() === '') return
      if (read >= MAX_LINES) {
        leftOut += 1
        return
      }
      read += 1
      const line = index + 1
      const result = readLine(text, input, today)
      if ('error' in result) return reject(line, text, result.error)
      for (const flag of result.flags) {
        const known = flags.get(flag)
        flags.set(flag, { count: (known?.count ?? 0) + 1, line: known?.line ?? line })
      }
      const known = entries.get(result.entry.loc)
      if (known) duplicates += 1
      entries.set(result.entry.loc, known ? merged(known, result.entry) : result.entry)
    },
    end() {
      const all = [...entries.values()]
      const dates = all.flatMap(({ lastmod }) => (lastmod === '' ? [] : [lastmod]))
      const http = all.filter(({ loc }) => loc.startsWith('http:')).length
      return {
        files: writeFiles(all, input),
        addresses: all.length,
        images: all.reduce((sum, { images }) => sum + images.length, 0),
        dated: dates.length,
        duplicates,
        /** The first of them; `rejectedCount` counts all. */
        rejected,
        rejectedCount,
        /** What is odd, each with its first line. */
        flagged: [...flags].map(([flag, found]) => ({ flag, ...found })),
        /** Every date is the same: likely the day of the export, not of the change. */
        datesIdentical: dates.length > 1 && new Set(dates).size === 1,
        hasMixedSchemes: http > 0 && http < all.length,
        linesLeftOut: leftOut,
      }
    },
  }
}

/** The lines of a pasted list or of a file, whatever ends them. */
export const linesOf = (list: string): string[] => list.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)

/** The sitemaps of a list that is short enough to be read at once. */
export function calculate(input: Input, today: string): Result {
  const reader = sitemapReader(input, today)
  for (const [index, line] of linesOf(input.list).entries()) reader.read(line, index)
  return reader.end()
}
