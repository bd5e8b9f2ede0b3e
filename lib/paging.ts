/** The page number of a path segment: a whole number from 2, written plainly; null for anything else. */
export function parsePageNumber(segment: string): number | null {
  return /^[1-9]\d{0,5}$/.test(segment) && segment !== '1' ? Number(segment) : null
}

/** One page of a list, with the numbers around it. */
export type Page<Row> = { rows: Row[]; total: number; page: number; pages: number }

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
