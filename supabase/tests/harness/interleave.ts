import postgres from 'postgres'
import type { Contract } from './index.ts'

const WAITING = `
  select count(*)::int as waiting from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'
`

/**
 * Runs `first` in a transaction, starts `second`, and commits the first when the second waits for it (or has ended, as
 * without a lock). Returns both results: the race happens every time.
 */
export async function interleave<A, B>(
  { url }: Contract,
  first: (transaction: postgres.TransactionSql) => Promise<A>,
  second: () => PromiseLike<B>,
): Promise<[A, B]> {
  if (!url) throw new Error('Two calls cannot interleave on PGlite, which has one connection')
  const sql = postgres(url, { max: 2, onnotice: () => undefined })
  let ended = false
  try {
    let later: Promise<B> | undefined
    const before = await sql.begin(async (transaction) => {
      const answer = await first(transaction)
      later = Promise.resolve(second()).finally(() => {
        ended = true
      })
      for (let waiting = 0; waiting === 0 && !ended;) {
        const [row] = await sql.unsafe<{ waiting: number }[]>(WAITING)
        waiting = row?.waiting ?? 0
      }
      return answer
    })
    if (!later) throw new Error('The second call was never made')
    return [before as A, await later]
  } finally {
    await sql.end()
  }
}
