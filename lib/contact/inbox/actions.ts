'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { messagesCsv } from './export'
import { inboxSchema } from './params'
import { inboxClient, listAllMessages } from './queries'
import { adminAction } from '@/lib/action'
import { done, fail } from '@/lib/action-result'
import { rowsOf } from '@/lib/supabase/backend-error'

const markSchema = z.object({
  ids: z.array(z.uuid()).min(1).max(100),
  mark: z.enum(['read', 'unread', 'archive', 'unarchive']),
})

const now = () => new Date().toISOString()
const COLUMNS = {
  read: () => ({ read_at: now() }),
  unread: () => ({ read_at: null }),
  // What is put away has been seen.
  archive: () => ({ archived_at: now(), read_at: now() }),
  unarchive: () => ({ archived_at: null }),
}

/** Marks messages; answers how many there were. */
export const markMessages = adminAction<typeof markSchema, number>(
  markSchema,
  async ({ ids, mark }) => {
    const supabase = await inboxClient()
    const rows = rowsOf(await supabase.from('contact_messages').update(COLUMNS[mark]()).in('id', ids).select('id'))
    refresh()
    return rows.length > 0 ? done(rows.length) : fail('The message is not there any more.', 'conflict')
  },
  () => 'The message could not be marked. Please try again.',
)

/** Deletes one message for good: what somebody asks to be forgotten. */
export const deleteMessage = adminAction<z.ZodUUID, undefined>(
  z.uuid(),
  async (id) => {
    const supabase = await inboxClient()
    rowsOf(await supabase.rpc('delete_message', { p_id: id }))
    refresh()
    return done(undefined)
  },
  () => 'The message could not be deleted. Please try again.',
)

/** The messages of a view, all its pages, as a spreadsheet file. */
export const exportMessages = adminAction<typeof inboxSchema, { name: string; text: string }>(
  inboxSchema,
  async (params) => {
    const text = messagesCsv(await listAllMessages(params))
    return done({ name: `messages-${now().slice(0, 10)}.csv`, text })
  },
  () => 'The messages could not be read. Please try again.',
)
