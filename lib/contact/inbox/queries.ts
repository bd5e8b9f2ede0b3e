import 'server-only'
import { z } from 'zod'
import type { Box, InboxParams } from './params'
import { getAdmin } from '@/lib/auth/session'
import { toIsoDate } from '@/lib/posts/dates'
import { searchWords } from '@/lib/search-words'
import { BackendError, rowsOf } from '@/lib/supabase/backend-error'
import { type RequestClient, requestClient } from '@/lib/supabase/request'

const PAGE_SIZE = 25
/** One answer of the backend holds at most 1000 rows. */
const EXPORT_CHUNK = 500

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
}

export type Inbox = { messages: Message[]; total: number; page: number; pages: number }

/** The client with the rights of who asks; throws a BackendError for everybody but an admin. */
export async function inboxClient(): Promise<RequestClient> {
  if (!(await getAdmin())) throw new BackendError('Only an admin may read messages', '42501', false)
  return requestClient()
}

type Row = {
  id: string
  name: string
  email: string
  phone: string | null
  subject: string
  message: string
  interests: string | null
  created_at: string
  read_at: string | null
  archived_at: string | null
}

const toMessage = ({ created_at, read_at, archived_at, ...row }: Row): Message => ({
  ...row,
  createdAt: toIsoDate(created_at),
  isRead: read_at !== null,
  isArchived: archived_at !== null,
})

async function readRows({ q, box }: Pick<InboxParams, 'q' | 'box'>, limit: number, offset: number) {
  const supabase = await inboxClient()
  const args = { p_words: searchWords(q), p_box: box, p_limit: limit, p_offset: offset }
  return rowsOf(await supabase.rpc('list_messages', args))
}

/** One page of a box, newest first; a page beyond the last one answers the last one. */
export async function listMessages(params: InboxParams): Promise<Inbox> {
  const read = (page: number) => readRows(params, PAGE_SIZE, (page - 1) * PAGE_SIZE)
  const asked = await read(params.page)
  const isBeyond = params.page > 1 && asked.length === 0
  const total = (isBeyond ? await read(1) : asked)[0]?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const rows = isBeyond ? await read(pages) : asked
  return { messages: rows.map(toMessage), total, page: isBeyond ? pages : params.page, pages }
}

/** All messages of a view, for a file. */
export async function listAllMessages(params: InboxParams): Promise<Message[]> {
  const all: Message[] = []
  for (;;) {
    const rows = await readRows(params, EXPORT_CHUNK, all.length)
    all.push(...rows.map(toMessage))
    if (rows.length < EXPORT_CHUNK) return all
  }
}

/** A message by its id; null when there is none. */
export async function getMessage(id: string): Promise<Message | null> {
  const supabase = await inboxClient()
  if (!z.uuid().safeParse(id).success) return null
  const row = rowsOf(
    await supabase
      .from('contact_messages')
      .select('id, name, email, phone, subject, message, interests, created_at, read_at, archived_at')
      .eq('id', id)
      .maybeSingle(),
  )
  return row && toMessage(row)
}

/** How many messages each box holds. */
export async function countMessages(): Promise<Record<Box, number>> {
  const supabase = await inboxClient()
  const [row] = rowsOf(await supabase.rpc('count_messages'))
  return { inbox: row?.inbox ?? 0, unread: row?.unread ?? 0, archived: row?.archived ?? 0 }
}
