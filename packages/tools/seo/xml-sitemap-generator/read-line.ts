import { daysBetween, isIsoDate, isIsoMonth } from '../../kit/dates.ts'
import type { Input } from './form.ts'

const MAX_LOC = 2_047
export const MAX_IMAGES = 1_000

export interface Entry {
  readonly loc: string
  readonly lastmod: string
  readonly images: readonly string[]
  /** Title of a news article. */
  readonly title: string
}

/** Oddities for which an address is not rejected. */
export type Flag = 'tracking' | 'http' | 'future' | 'bad-date' | 'too-many-images' | 'bad-image' | 'fragment'

const TRACKING = /[?&](?:utm_[a-z]+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|yclid|igshid|mc_[ce]id|_ga)=/i

/** The cells of a line. An address may contain commas: one ends it only before a date, an address or a comma. */
function cellsOf(line: string): string[] {
  const cells = line.includes('\t')
    ? line.split('\t')
    : line.split(/ ?, ?(?=\d{4}(?:-| ?(?:,|$))|\d{1,2}[./]\d{1,2}[./]\d{2,4} ?(?:,|$)|https?:|,|$)/)
  return cells.map((cell) => cell.trim())
}

/** In a news line the title is everything after the date, commas included. */
function newsCells(line: string): string[] {
  if (line.includes('\t')) return cellsOf(line)
  const found = / ?, ?(\d{4}-[^, ]*) ?, ?/.exec(line)
  const loc = line.slice(0, found?.index)
  if (!found || loc === '' || /\s/.test(loc)) return [line, '', '']
  return [loc, found[1] ?? '', line.slice(found.index + found[0].length)]
}

const DATE_TIME =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,6})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/

/** Whether the text is a W3C date: a year, a month, a day, or a time with its offset. */
export function isW3cDate(text: string): boolean {
  if (/^\d{4}$/.test(text)) return isIsoMonth(`${text}-01`)
  const moment = DATE_TIME.exec(text)
  return isIsoMonth(text) || isIsoDate(moment?.[1] ?? text)
}

function readAddress(raw: string): { readonly url: URL } | { readonly error: string } {
  if (!/^https?:\/\//i.test(raw) || !URL.canParse(raw)) return { error: 'not a full address that starts with https://' }
  // `URL` normalises the address: lower-case host, no default port, other scripts encoded.
  const url = new URL(raw)
  if (url.username !== '' || url.password !== '') return { error: 'holds a user name or password' }
  url.hash = ''
  return url.href.length > MAX_LOC ? { error: `longer than ${MAX_LOC.toLocaleString('en-GB')} characters` } : { url }
}

function readImages(cells: readonly string[], flags: Set<Flag>): string[] {
  const images = cells.filter(Boolean).flatMap((cell) => {
    const read = readAddress(cell)
    if ('url' in read) return [read.url.href]
    flags.add('bad-image')
    return []
  })
  if (images.length > MAX_IMAGES) flags.add('too-many-images')
  return images.slice(0, MAX_IMAGES)
}

function readDate(raw: string, today: string, flags: Set<Flag>): string {
  if (raw === '') return ''
  if (!isW3cDate(raw)) {
    flags.add('bad-date')
    return ''
  }
  if (raw.slice(0, 10) > today) flags.add('future')
  return raw
}

function newsError(date: string, title: string, today: string): string | null {
  if (title === '') return 'has no title'
  if (date.length < 10) return 'has no day of publication'
  const isOld = daysBetween(date.slice(0, 10), today) > 2
  return isOld ? 'is older than two days; news sitemaps hold newer articles only' : null
}

/** Reads one line of the list: address, date, images or title. `today` is an ISO date. */
export function readLine(line: string, { kind, site }: Pick<Input, 'kind' | 'site'>, today: string) {
  // Collapse runs of spaces, so that patterns do not scan them repeatedly.
  const spaced = line.replace(/[^\S\t]+/g, ' ').trimEnd()
  const [rawLoc = '', rawDate = '', ...rest] = kind === 'news' ? newsCells(spaced) : cellsOf(spaced)
  const address = readAddress(rawLoc)
  if ('error' in address) return address
  const { url } = address
  if (url.host !== new URL(site).host) return { error: `is on another host, ${url.host}` }
  const flags = new Set<Flag>()
  if (TRACKING.test(url.search)) flags.add('tracking')
  if (url.protocol === 'http:') flags.add('http')
  if (rawLoc.includes('#')) flags.add('fragment')
  const lastmod = readDate(rawDate, today, flags)
  const title = kind === 'news' ? rest.join(', ').trim() : ''
  const error = kind === 'news' ? newsError(lastmod, title, today) : null
  if (error !== null) return { error }
  const images = kind === 'images' ? readImages(rest, flags) : []
  return { entry: { loc: url.href, lastmod, images, title }, flags: [...flags] }
}
