import { sha256 } from '../../lib/sha256.ts'
import { rowsOf } from '../../lib/supabase/backend-error.ts'
import type { Client } from '../../lib/supabase/client.ts'

/**
 * Seals the log and follows its chain from end to end: the hash of a row covers the row and the hash before it. Throws
 * with the first row that does not fit.
 */
export async function verifyLog(service: Client): Promise<{ place: number; hash: string; rows: number }> {
  rowsOf(await service.rpc('tend_log'))
  const ends = rowsOf(await service.from('log_settings').select().single())
  let [place, hash] = [ends.first_place, ends.first_hash]
  for (;;) {
    const links = rowsOf(await service.rpc('read_log_chain', { p_after: place }))
    if (links.length === 0) break
    for (const link of links) {
      if (link.place !== place + 1) throw new Error(`Row ${place + 1} of the log is missing.`)
      if (sha256(hash + link.line) !== link.hash)
        throw new Error(`Row ${link.place} of the log was changed after it was written, or a row before it was.`)
      ;({ place, hash } = link)
    }
  }
  // Rows sealed during the read come after the end that was read.
  if (place < ends.last_place) throw new Error(`Row ${place + 1} of the log is missing.`)
  return { place, hash, rows: place - ends.first_place }
}
