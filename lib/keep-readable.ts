import { logError } from './log.ts'

/**
 * What is made of each post of a list. One of which nothing can be made is left out and its slug logged, so that it never
 * takes the list from those who read the others.
 */
export async function keepReadable<Row extends { slug: string }, Made>(
  where: string,
  rows: readonly Row[],
  make: (row: Row) => Made | Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = []
  for (const row of rows) {
    try {
      made.push(await make(row))
    } catch (error) {
      logError(where, error, { slug: row.slug })
    }
  }
  return made
}
