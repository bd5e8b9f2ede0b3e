import { sha256 } from '../sha256.ts'

/** A sealed row of the log. `hash` covers the hash of the row before and `line`. */
type Link = { place: number; hash: string; line: string }

/** The place and hash of the last row of a chain. */
export type ChainEnd = { place: number; hash: string }

/** Extends a chain by rows; throws with the first row that does not fit. */
export function followChain(from: ChainEnd, links: readonly Link[]): ChainEnd {
  let end = from
  for (const { place, hash, line } of links) {
    if (place !== end.place + 1) throw new Error(`Row ${end.place + 1} of the log is missing.`)
    if (sha256(end.hash + line) !== hash)
      throw new Error(`Row ${place} of the log was changed after it was written, or a row before it was.`)
    end = { place, hash }
  }
  return end
}
