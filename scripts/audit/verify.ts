import type { SupabaseClient } from '@supabase/supabase-js'
import { type ChainEnd, followChain } from '../../lib/audit/chain.ts'
import type { Database } from '../../lib/supabase/database.types.ts'

type Service = SupabaseClient<Database>

function dataOf<Data>({ data, error }: { data: Data; error: { message: string } | null }): NonNullable<Data> {
  if (error || data === null || data === undefined)
    throw new Error(`The log could not be read: ${error?.message ?? 'no answer'}`)
  return data
}

/** Seals the log and follows its chain from end to end; throws with the first row that does not fit. */
export async function verifyLog(service: Service): Promise<ChainEnd & { rows: number }> {
  const { error } = await service.rpc('tend_log')
  if (error) throw new Error(`The log could not be sealed: ${error.message}`)
  const ends = dataOf(await service.from('log_settings').select().single())
  const first = { place: ends.first_place, hash: ends.first_hash }
  let end: ChainEnd = first
  for (;;) {
    const links = dataOf(await service.rpc('read_log_chain', { p_after: end.place }))
    if (links.length === 0) break
    end = followChain(end, links)
  }
  // Rows that were sealed while the chain was read follow the end that was read.
  if (end.place < ends.last_place) throw new Error(`Row ${end.place + 1} of the log is missing.`)
  return { ...end, rows: end.place - first.place }
}
