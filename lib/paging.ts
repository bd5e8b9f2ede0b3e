/**
 * Pages of a listing that readers can turn to: each reads past the posts of those before it. Older posts are found by
 * search, by the posts beside them and by the sitemap.
 */
export const PAGES_MAX = 200

/** The page number of a path segment: a whole number from 2 to PAGES_MAX, written plainly; null for anything else. */
export function parsePageNumber(segment: string): number | null {
  const page = /^[1-9]\d{0,2}$/.test(segment) ? Number(segment) : 0
  return page >= 2 && page <= PAGES_MAX ? page : null
}

/** Rows that a list of the panel is counted and can be turned over for: the database counts no further. */
const LIST_MAX = 10_000

/** A number that is counted up to `max`: `12`, `10,000+`. */
export const countedUpTo = (count: number, max = LIST_MAX): string =>
  count < max ? count.toLocaleString('en') : `${max.toLocaleString('en')}+`

/** The same with its noun: `1 post`, `10,000+ posts`. */
export const countedRows = (count: number, noun: string, max?: number): string =>
  count === 1 ? `1 ${noun}` : `${countedUpTo(count, max)} ${noun}s`

/** One page of a list, with the numbers around it. */
type Page<Row> = { rows: Row[]; total: number; page: number; pages: number }

/**
 * Page `page` (from 1) of rows that each carry the total of all; a page beyond the last one answers the last one.
 * `read` is asked once, or three times for such a page.
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

/** A page of a list that is not counted. */
type Listed<Row> = { rows: Row[]; page: number; pages: number }

/** The rows of a page, and one more. */
export const rangeOf = (page: number): [from: number, to: number] => [(page - 1) * PAGE_ROWS, page * PAGE_ROWS]

/** One row more than a page holds shows that there is another. */
export const listed = <Row>(rows: Row[], page: number): Listed<Row> => ({
  rows: rows.slice(0, PAGE_ROWS),
  page,
  pages: page + Number(rows.length > PAGE_ROWS),
})
