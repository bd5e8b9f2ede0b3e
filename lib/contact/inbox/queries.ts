import 'server-only'
import { z } from 'zod'
import type { Box, InboxParams } from './params'
import type { AdminContext } from '@/lib/auth/session'
import { toIsoDate } from '@/lib/dates'
import { readPage } from '@/lib/paging'
import { searchWords } from '@/lib/search-words'
import { rowsOf } from '@/lib/supabase/backend-error'
import { privacyLimits } from '@/lib/retention'

const PAGE_SIZE = 25
/** One answer of the backend holds at most 1000 rows. */
const EXPORT_CHUNK = 500

/** Who is answering a message, and who has. */
export type Answering = {
  takenBy: string | null
  takenAt: string | null
  answeredBy: string | null
  answeredAt: string | null
}

/** A visitor's message. Dates in ISO 8601. */
export type Message = {
  id: string
  name: string
  email: string
  phone: string | null
  subject: string
  message: string
  interests: string | null
  createdAt: string
  isRead: boolean
  isArchived: boolean
  isSpam: boolean
  /** When it was put into the bin; null: it is not there. */
  deletedAt: string | null
  deletedBy: string | null
}

export type AnsweredMessage = Message & Answering

export type Inbox = { messages: AnsweredMessage[]; total: number; page: number; pages: number }

type Row = Omit<Message, 'createdAt' | 'isRead' | 'isArchived' | 'isSpam' | 'deletedAt' | 'deletedBy'> & {
  created_at: string
  read_at: string | null
  archived_at: string | null
  spam_at?: string | null
  deleted_at?: string | null
  deleted_by?: string | null
}

const toMessage = ({ created_at, read_at, archived_at, spam_at, deleted_at, deleted_by, ...row }: Row): Message => ({
  ...row,
  createdAt: toIsoDate(created_at),
  isRead: read_at !== null,
  isArchived: archived_at !== null,
  isSpam: Boolean(spam_at),
  deletedAt: deleted_at ? toIsoDate(deleted_at) : null,
  deletedBy: deleted_by ?? null,
})

const ANSWERING = 'taken_by, taken_at, answered_by, answered_at'

type AnsweringRow = {
  taken_by: string | null
  taken_at: string | null
  answered_by: string | null
  answered_at: string | null
}

const toAnswering = (row?: AnsweringRow): Answering => ({
  takenBy: row?.taken_by ?? null,
  takenAt: row?.taken_at ? toIsoDate(row.taken_at) : null,
  answeredBy: row?.answered_by ?? null,
  answeredAt: row?.answered_at ? toIsoDate(row.answered_at) : null,
})

/** One page of a box, newest first. */
export async function listMessages({ supabase }: AdminContext, params: InboxParams): Promise<Inbox> {
  const { q, box } = params
  const { rows, ...numbers } = await readPage(params.page, PAGE_SIZE, async (p_limit, p_offset) =>
    rowsOf(await supabase.rpc('list_messages', { p_words: searchWords(q), p_box: box, p_limit, p_offset })),
  )
  const ids = rows.map(({ id }) => id)
  const answers = rowsOf(await supabase.from('contact_messages').select(`id, ${ANSWERING}`).in('id', ids))
  const answerOf = new Map(answers.map((row) => [row.id, row]))
  return { messages: rows.map((row) => ({ ...toMessage(row), ...toAnswering(answerOf.get(row.id)) })), ...numbers }
}

/** All messages of a view, for a file: by key, so that each is read once. */
export async function listAllMessages({ supabase }: AdminContext, { q, box }: InboxParams): Promise<Message[]> {
  const view = { p_words: searchWords(q), p_box: box, p_limit: EXPORT_CHUNK }
  const all: Message[] = []
  let before = {}
  for (;;) {
    const rows = rowsOf(await supabase.rpc('export_messages', { ...view, ...before }))
    all.push(...rows.map(toMessage))
    const last = rows.at(-1)
    if (!last || rows.length < EXPORT_CHUNK) return all
    // The database's own text: a Date would lose microseconds.
    before = { p_before_at: last.created_at, p_before_id: last.id }
  }
}

export async function getMessage({ supabase }: AdminContext, id: string): Promise<AnsweredMessage | null> {
  if (!z.uuid().safeParse(id).success) return null
  const row = rowsOf(
    await supabase
      .from('contact_messages')
      .select(
        `id, name, email, phone, subject, message, interests, created_at, read_at, archived_at, spam_at, deleted_at, deleted_by, ${ANSWERING}`,
      )
      .eq('id', id)
      .maybeSingle(),
  )
  if (!row) return null
  const { taken_by, taken_at, answered_by, answered_at, ...rest } = row
  return { ...toMessage(rest), ...toAnswering({ taken_by, taken_at, answered_by, answered_at }) }
}

/** The messages before and after one, in the box where it lies; null at the ends. By their ids. */
export async function getAdjacentMessages(
  { supabase }: AdminContext,
  id: string,
): Promise<{ newer: string | null; older: string | null }> {
  const [row] = rowsOf(await supabase.rpc('adjacent_messages', { p_id: id }))
  return { newer: row?.newer ?? null, older: row?.older ?? null }
}

/** How many messages each box holds, up to COUNTED_MESSAGES_MAX. */
export async function countMessages({ supabase }: AdminContext): Promise<Record<Box, number>> {
  const [row] = rowsOf(await supabase.rpc('count_messages'))
  return row ?? { inbox: 0, unread: 0, archived: 0, spam: 0, bin: 0 }
}

/** How many months messages are kept. */
export async function getRetentionMonths({ supabase }: AdminContext): Promise<number> {
  const row = rowsOf(await supabase.from('contact_settings').select('retention_months').maybeSingle())
  return row?.retention_months ?? privacyLimits.contactRetentionMonths
}

/** How many messages are older than that, counted up to COUNTED_MESSAGES_MAX: a shorter time would delete them. */
export async function countMessagesOlder({ supabase }: AdminContext, months: number): Promise<number> {
  return rowsOf(await supabase.rpc('count_messages_older', { p_months: months }))
}

/** Resolves to false when the policy refuses the change. Throws a BackendError. */
export async function writeRetentionMonths({ supabase }: AdminContext, months: number): Promise<boolean> {
  const rows = rowsOf(
    await supabase
      .from('contact_settings')
      .update({ retention_months: months })
      .eq('id', true)
      .select('retention_months'),
  )
  return rows.length > 0
}
