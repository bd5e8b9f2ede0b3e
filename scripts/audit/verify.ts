import { sha256 } from '../../lib/sha256.ts'
import { rowsOf } from '../../lib/supabase/backend-error.ts'
import type { Client } from '../../lib/supabase/client.ts'

/** A sealed row of the log. `hash` covers the hash of the row before and `line`. */
type Link = { place: number; hash: string; line: string }

/** The place and hash of the last row of a chain. */
type ChainEnd = { place: number; hash: string }

/** Extends a chain by rows; throws with the first row that does not fit. */
function followChain(from: ChainEnd, links: readonly Link[]): ChainEnd {
  let end = from
  for (const { place, hash, line } of links) {
    if (place !== end.place + 1) throw new Error(`Row ${end.place + 1} of the log is missing.`)
    if (sha256(end.hash + line) !== hash)
      throw new Error(`Row ${place} of the log was changed after it was written, or a row before it was.`)
    end = { place, hash }
  }
  return end
}

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
