import { logError } from './log.ts'

/**
 * Maps the rows of a list. It leaves out a row whose mapping throws and logs its slug, so that the list does not break.
 */
export async function mapSkippingFailures<Row extends { slug: string }, Made>(
  where: string,
  rows: readonly Row[],
  make: (row: Row) => Made | Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = []
  for (const row of rows)
    try {
      made.push(await make(row))
    } catch (error) {
      logError(where, error, { slug: row.slug })
    }

  return made
}
