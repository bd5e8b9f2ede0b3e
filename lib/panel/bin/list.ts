import 'server-only'
import { z } from 'zod'
import { BIN_KINDS, type BinKind, type BinParams } from './kinds'
import { describeRights, rightsOf } from '@/lib/auth/rights'
import type { AdminContext } from '@/lib/auth/session'
import { daysAfter, toIsoDate } from '@/lib/dates'
import { readListed } from '@/lib/paging'
import { blockLine } from '@/lib/posts/blocks/schema'
import { BIN_DAYS } from '@/lib/retention'
import { pattern } from '@/lib/search-words'
import { rowsOf } from '@/lib/supabase/backend-error'
import { authorPath } from '@/lib/urls'

/** `what`: the item's kind and another detail that identifies it. `goesAt`: when it is deleted for good. */
export type BinItem = Awaited<ReturnType<typeof listBin>>['rows'][number]

/** Describes an item by the `detail` of its row; a post's id is replaced by the post's title. */
const DESCRIPTIONS: Partial<Record<BinKind, (detail: string, post: string | undefined) => string>> = {
  redirect: (target, post) => `redirect to ${post ? `“${post}”` : target}`,
  tag: (into) => `tag, merged into “${into}”`,
  author: (slug) => `author at ${authorPath(slug)}`,
  block: (name) => `text block ${blockLine(name)}`,
  reply: (body) => `saved reply: ${body}`,
  role: (rights) => `role: ${describeRights(rightsOf(rights.split(',')))}`,
  comment: (_, post) => (post ? `comment on “${post}”` : BIN_KINDS.comment.one),
}

/** The titles of the posts that comments and redirects belong to. */
async function titlesOf(supabase: AdminContext['supabase'], details: readonly string[]): Promise<Map<string, string>> {
  const ids = details.filter((detail) => z.uuid().safeParse(detail).success)
  if (ids.length === 0) return new Map()
  const rows = rowsOf(await supabase.from('blog_posts').select('id, title').in('id', ids))
  return new Map(rows.map(({ id, title }) => [id, title || 'Untitled']))
}

/** A page of the items that the account may restore, latest first. Throws a BackendError. */
export const listBin = ({ supabase }: AdminContext, { kind, q, page }: BinParams) =>
  readListed(page, async (from, to) => {
    let query = supabase.from('deleted_items').select('kind, object_id, title, detail, deleted_at, deleted_by')
    if (kind) query = query.eq('kind', kind)
    if (q) query = query.ilike('title', pattern(q))
    const rows = rowsOf(
      await query.order('deleted_at', { ascending: false }).order('kind').order('object_id').range(from, to),
    )
    const titles = await titlesOf(
      supabase,
      rows.map(({ detail }) => detail),
    )
    return rows.map(({ kind: own, object_id: id, title, detail, deleted_at, deleted_by: deletedBy }) => {
      const deletedAt = toIsoDate(deleted_at)
      const what = (detail && DESCRIPTIONS[own]?.(detail, titles.get(detail))) || BIN_KINDS[own].one
      return { kind: own, id, title, what, deletedAt, deletedBy, goesAt: daysAfter(deletedAt, BIN_DAYS) }
    })
  })
