import 'server-only'
import { logError } from '@/lib/log'
import { serviceClient } from '@/lib/supabase/service'

/** At most one write per second, with a limited number of addresses, so that many requests do not cause many writes. */
const EVERY_MS = 1_000
const ADDRESSES_MAX = 200

type Counts = Map<string, number>
const waiting: { hits: Counts; missing: Counts; lastAt: number } = { hits: new Map(), missing: new Map(), lastAt: 0 }

function add(counts: Counts, address: string): void {
  const before = counts.get(address)
  if (before !== undefined || counts.size < ADDRESSES_MAX) counts.set(address, (before ?? 0) + 1)
}

/** Counts a followed redirect or a missing address. Resolves when the due counts are written. */
export async function countAddress(kind: 'hits' | 'missing', address: string): Promise<void> {
  add(waiting[kind], address)
  if (Date.now() - waiting.lastAt < EVERY_MS) return
  waiting.lastAt = Date.now()
  const counts = {
    p_hits: [...waiting.hits.keys()],
    p_hit_counts: [...waiting.hits.values()],
    p_missing: [...waiting.missing.keys()],
    p_missing_counts: [...waiting.missing.values()],
  }
  waiting.hits.clear()
  waiting.missing.clear()
  const { error } = await serviceClient().rpc('count_addresses', counts)
  if (error) logError('redirect', error)
}
