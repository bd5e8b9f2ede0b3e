import 'server-only'
import type { TagParams } from './schema'
import type { AdminContext } from '@/lib/auth/session'
import { readPage } from '@/lib/paging'
import { rowsOf } from '@/lib/supabase/backend-error'

/** `topic`: the slug of its page, empty when no letter fits a slug. `others`: posts that are not public. */
export type AdminTag = { name: string; topic: string; published: number; others: number; description: string }

type Filter = Pick<TagParams, 'q' | 'show'>

async function readTags({ supabase }: AdminContext, { q, show }: Filter, limit: number, offset: number) {
  return rowsOf(
    await supabase.rpc('list_tags', { p_words: q, p_once: show === 'once', p_limit: limit, p_offset: offset }),
  )
}

const PAGE_ROWS = 50

/** A page of the tags of all posts outside of the bin, the most used first. Throws a BackendError. */
export async function listTags(context: AdminContext, { page, ...filter }: TagParams) {
  const { rows, ...numbers } = await readPage(page, PAGE_ROWS, (limit, offset) =>
    readTags(context, filter, limit, offset),
  )
  return { tags: rows.map(({ tag: name, total: _, ...tag }): AdminTag => ({ name, ...tag })), ...numbers }
}

/** The most used tags with these letters, for suggestions. Throws a BackendError. */
export async function suggestTags(context: AdminContext, q: string, limit: number): Promise<string[]> {
  const rows = await readTags(context, { q, show: 'all' }, limit, 0)
  return rows.map(({ tag }) => tag)
}
