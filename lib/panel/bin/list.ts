import 'server-only'
import type { BinKind, BinParams } from './kinds'
import type { AdminContext } from '@/lib/auth/session'
import { toIsoDate } from '@/lib/dates'
import { listed, type Listed, rangeOf } from '@/lib/paging'
import { BIN_DAYS } from '@/lib/retention'
import { pattern } from '@/lib/search-words'
import { rowsOf } from '@/lib/supabase/backend-error'

/** `goesAt`: the moment at which it goes for good. */
export type BinItem = {
  kind: BinKind
  id: string
  title: string
  deletedAt: string
  deletedBy: string
  goesAt: string
}

const DAY_MS = 86_400_000

/** A page of what the account may restore, the latest first. Throws a BackendError. */
export async function listBin({ supabase }: AdminContext, { kind, q, page }: BinParams): Promise<Listed<BinItem>> {
  let query = supabase.from('deleted_items').select('kind, object_id, title, deleted_at, deleted_by')
  if (kind) query = query.eq('kind', kind)
  if (q) query = query.ilike('title', pattern(q))
  const rows = rowsOf(
    await query
      .order('deleted_at', { ascending: false })
      .order('kind')
      .order('object_id')
      .range(...rangeOf(page)),
  )
  return listed(
    rows.map(({ kind: own, object_id: id, title, deleted_at, deleted_by: deletedBy }) => {
      const deletedAt = toIsoDate(deleted_at)
      const goesAt = new Date(Date.parse(deletedAt) + BIN_DAYS * DAY_MS).toISOString()
      return { kind: own, id, title, deletedAt, deletedBy, goesAt }
    }),
    page,
  )
}
