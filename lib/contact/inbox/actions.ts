'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { messagesCsv } from './export'
import { inboxSchema, retentionSchema } from './params'
import { listAllMessages, countMessagesOlder, writeRetentionMonths } from './queries'
import { adminAction } from '@/lib/action'
import { done, fail } from '@/lib/action-result'
import { rowsOf } from '@/lib/supabase/backend-error'
import { purgeExpired } from '../store'

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
  async ({ ids, mark }, { supabase }) => {
    const rows = rowsOf(await supabase.from('contact_messages').update(COLUMNS[mark]()).in('id', ids).select('id'))
    refresh()
    return rows.length > 0 ? done(rows.length) : fail('The message is not there any more.', 'conflict')
  },
  () => 'The message could not be marked. Please try again.',
)

/** Deletes one message for good: what somebody asks to be forgotten. */
export const deleteMessage = adminAction<z.ZodUUID, undefined>(
  z.uuid(),
  async (id, { supabase }) => {
    rowsOf(await supabase.rpc('delete_message', { p_id: id }))
    refresh()
    return done(undefined)
  },
  () => 'The message could not be deleted. Please try again.',
)

/** The messages of a view, all its pages, as a spreadsheet file. */
export const exportMessages = adminAction<typeof inboxSchema, { name: string; text: string }>(
  inboxSchema,
  async (params, context) => {
    const text = messagesCsv(await listAllMessages(context, params))
    return done({ name: `messages-${now().slice(0, 10)}.csv`, text })
  },
  () => 'The messages could not be read. Please try again.',
)

/** How many messages would go at once. */
export const previewRetention = adminAction<typeof retentionSchema, number>(
  retentionSchema,
  async (months, context) => done(await countMessagesOlder(context, months)),
  () => 'The messages could not be counted. Please try again.',
)

/** Keeps messages for so many months from now on, and deletes those that are older already. */
export const setRetention = adminAction<typeof retentionSchema, undefined>(
  retentionSchema,
  async (months, context) => {
    if (!(await writeRetentionMonths(context, months)))
      return fail('Only an admin may choose how long messages are kept.')
    await purgeExpired()
    refresh()
    return done(undefined)
  },
  () => 'The setting could not be saved. Please try again.',
)
