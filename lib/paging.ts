/**
 * The last page of a listing that readers can open: each page reads past all posts before it. Readers find older posts
 * by search, by adjacent posts and by the sitemap.
 */
export const PAGES_MAX = 200

/** The page number of a path segment: a whole number from 2 to PAGES_MAX, written plainly; null for anything else. */
export function parsePageNumber(segment: string): number | null {
  const page = /^[1-9]\d{0,2}$/.test(segment) ? Number(segment) : 0
  return page >= 2 && page <= PAGES_MAX ? page : null
}

/** Rows of a panel list that can be counted and opened: the database counts no further. */
const LIST_MAX = 10_000

/** A count up to `max`: `12`, `10,000+`. */
export const countedUpTo = (count: number, max = LIST_MAX): string =>
  count < max ? count.toLocaleString('en') : `${max.toLocaleString('en')}+`

/** The same with its noun: `1 post`, `10,000+ posts`. */
export const countedRows = (count: number, noun: string, max?: number): string =>
  count === 1 ? `1 ${noun}` : `${countedUpTo(count, max)} ${noun}s`

type Page<Row> = { rows: Row[]; total: number; page: number; pages: number }

/**
 * Page `page` (from 1) of rows that each carry the total; the last page for a number beyond it. Calls `read` once, or
 * three times for such a number.
 */
export async function readPage<Row extends { total: number }>(
  page: number,
  size: number,
  read: (limit: number, offset: number) => Promise<Row[]>,
): Promise<Page<Row>> {
  const readNumber = (number: number) => read(size, (number - 1) * size)
  const asked = await readNumber(page)
  const isBeyond = page > 1 && asked.length === 0
  const total = (isBeyond ? await readNumber(1) : asked)[0]?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / size))
  return { rows: isBeyond ? await readNumber(pages) : asked, total, page: isBeyond ? pages : page, pages }
}

const PAGE_ROWS = 50

/** A page of a list without a total. */
type Listed<Row> = { rows: Row[]; page: number; pages: number }

/**
 * A page (from 1) of a list without a total; the first page for a number beyond the last one. `read` gets the range of
 * the page's rows and one more, which shows that there is a next page.
 */
export async function readListed<Row>(
  page: number,
  read: (from: number, to: number) => Promise<Row[]>,
): Promise<Listed<Row>> {
  const rows = await read((page - 1) * PAGE_ROWS, page * PAGE_ROWS)
  if (page > 1 && rows.length === 0) return readListed(1, read)
  return { rows: rows.slice(0, PAGE_ROWS), page, pages: page + Number(rows.length > PAGE_ROWS) }
}
