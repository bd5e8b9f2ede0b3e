import { type ChainEnd, followChain } from '../../lib/audit/chain.ts'
import { rowsOf } from '../../lib/supabase/backend-error.ts'
import type { Client } from '../../lib/supabase/client.ts'

/** Seals the log and follows its chain from end to end; throws with the first row that does not fit. */
export async function verifyLog(service: Client): Promise<ChainEnd & { rows: number }> {
  rowsOf(await service.rpc('tend_log'))
  const ends = rowsOf(await service.from('log_settings').select().single())
  const first = { place: ends.first_place, hash: ends.first_hash }
  let end: ChainEnd = first
  for (;;) {
    const links = rowsOf(await service.rpc('read_log_chain', { p_after: end.place }))
    if (links.length === 0) break
    end = followChain(end, links)
  }
  // Rows sealed during the read come after the end that was read.
  if (end.place < ends.last_place) throw new Error(`Row ${end.place + 1} of the log is missing.`)
  return { ...end, rows: end.place - first.place }
}
