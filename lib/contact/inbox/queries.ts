import 'server-only'
import { z } from 'zod'
import type { Box, InboxParams } from './params'
import type { savedReplySchema } from './reply-schema'
import type { AdminContext } from '@/lib/auth/session'
import { toIsoDate } from '@/lib/dates'
import { readPage } from '@/lib/paging'
import { searchWords } from '@/lib/search-words'
import { rowsOf } from '@/lib/supabase/backend-error'
import type { Tables } from '@/lib/supabase/database.types'
import { privacyLimits } from '@/lib/retention'

const PAGE_SIZE = 25
/** The backend returns at most 1000 rows per response. */
const EXPORT_CHUNK = 500

/** A visitor's message; `deletedAt`: when it was put into the bin. Dates in ISO 8601. */
export type Message = ReturnType<typeof toMessage>

type Row = Omit<Tables<'contact_messages'>, 'client_hash' | 'words'>

const dateOf = (at: string | null) => at && toIsoDate(at)

const toMessage = (row: Row) => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  subject: row.subject,
  message: row.message,
  interests: row.interests,
  createdAt: toIsoDate(row.created_at),
  isRead: row.read_at !== null,
  isArchived: row.archived_at !== null,
  isSpam: row.spam_at !== null,
  deletedAt: dateOf(row.deleted_at),
  deletedBy: row.deleted_by,
  takenBy: row.taken_by,
  takenAt: dateOf(row.taken_at),
  answeredBy: row.answered_by,
  answeredAt: dateOf(row.answered_at),
})

/** One page of a box, newest first. */
export async function listMessages({ supabase }: AdminContext, params: InboxParams) {
  const { q, box } = params
  const { rows, ...numbers } = await readPage(params.page, PAGE_SIZE, async (p_limit, p_offset) =>
    rowsOf(await supabase.rpc('find_messages', { p_words: searchWords(q), p_box: box, p_limit, p_offset })),
  )
  return { messages: rows.map(toMessage), ...numbers }
}

export type ExportedRow = Pick<
  Row,
  'name' | 'email' | 'phone' | 'subject' | 'message' | 'interests' | 'created_at' | 'read_at' | 'archived_at'
>

/** All messages of a view, for a file. Reads by key, so that it reads each message once. */
export async function listAllMessages({ supabase }: AdminContext, { q, box }: InboxParams): Promise<ExportedRow[]> {
  const view = { p_words: searchWords(q), p_box: box, p_limit: EXPORT_CHUNK }
  const all: ExportedRow[] = []
  let before = {}
  for (;;) {
    const rows = rowsOf(await supabase.rpc('export_messages', { ...view, ...before }))
    all.push(...rows)
    const last = rows.at(-1)
    if (!last || rows.length < EXPORT_CHUNK) return all
    // Keep the database's text: a Date would lose microseconds.
    before = { p_before_at: last.created_at, p_before_id: last.id }
  }
}

export async function getMessage({ supabase }: AdminContext, id: string): Promise<Message | null> {
  if (!z.uuid().safeParse(id).success) return null
  const row = rowsOf(
    await supabase
      .from('contact_messages')
      .select(
        'id, name, email, phone, subject, message, interests, created_at, read_at, archived_at, spam_at, deleted_at, deleted_by, taken_by, taken_at, answered_by, answered_at',
      )
      .eq('id', id)
      .maybeSingle(),
  )
  return row && toMessage(row)
}

/** The ids of the messages before and after one in its box; null at the ends. */
export async function getAdjacentMessages({ supabase }: AdminContext, id: string) {
  const [row] = rowsOf(await supabase.rpc('adjacent_messages', { p_id: id }))
  return { newer: row?.newer ?? null, older: row?.older ?? null }
}

/** How many messages each box holds, up to COUNTED_MESSAGES_MAX. */
export async function countMessages({ supabase }: AdminContext): Promise<Record<Box, number>> {
  const [row] = rowsOf(await supabase.rpc('count_messages'))
  return row ?? { inbox: 0, unread: 0, archived: 0, spam: 0, bin: 0 }
}

export async function getRetentionMonths({ supabase }: AdminContext): Promise<number> {
  const row = rowsOf(await supabase.from('contact_settings').select('retention_months').maybeSingle())
  return row?.retention_months ?? privacyLimits.contactRetentionMonths
}

export type SavedReply = { id: string; name: string; body: string }

export async function listReplies({ supabase }: AdminContext): Promise<SavedReply[]> {
  return rowsOf(await supabase.from('saved_replies').select('id, name, body').order('name'))
}

/** Adds a reply, or changes it unless it was changed since it was opened. Resolves to whether it was written. */
export async function writeReply(
  { supabase }: AdminContext,
  { id, before, name, body }: z.output<typeof savedReplySchema>,
): Promise<boolean> {
  const table = supabase.from('saved_replies')
  if (id === null) return rowsOf(await table.insert({ name, body }).select('id')).length > 0
  // Not as filters: two long texts make an address that some gateways refuse.
  const stored = rowsOf(await table.select('name, body').eq('id', id).maybeSingle())
  // A second try after a lost answer finds the new texts.
  const isKnown = [before, { name, body }].some((known) => known?.name === stored?.name && known?.body === stored?.body)
  if (!isKnown) return false
  return rowsOf(await table.update({ name, body }).eq('id', id).select('id')).length > 0
}
