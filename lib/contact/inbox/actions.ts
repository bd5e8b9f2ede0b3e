'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { messagesCsv } from './export'
import { inboxSchema, retentionSchema } from './params'
import { listAllMessages, countMessagesOlder, writeRetentionMonths } from './queries'
import { adminAction, type AdminContext } from '@/lib/action'
import { done, fail } from '@/lib/action-result'
import { rowsOf } from '@/lib/supabase/backend-error'
import { purgeExpired } from '../store'

const markSchema = z.object({
  ids: z.array(z.uuid()).min(1).max(100),
  mark: z.enum(['read', 'unread', 'archive', 'unarchive', 'bin', 'restore']),
})

const now = () => new Date().toISOString()
const COLUMNS = {
  read: () => ({ read_at: now() }),
  unread: () => ({ read_at: null }),
  // What is put away has been seen.
  archive: () => ({ archived_at: now(), read_at: now() }),
  unarchive: () => ({ archived_at: null }),
}

/** The messages of `ids` that were there to be marked. */
async function writeMark({ ids, mark }: z.output<typeof markSchema>, { supabase }: AdminContext): Promise<unknown[]> {
  if (mark === 'bin') return rowsOf(await supabase.rpc('bin_messages', { p_ids: ids }))
  if (mark === 'restore') return rowsOf(await supabase.rpc('restore_messages', { p_ids: ids }))
  return rowsOf(await supabase.from('contact_messages').update(COLUMNS[mark]()).in('id', ids).select('id'))
}

/** Marks messages, puts them into the bin or takes them out again; answers how many there were. */
export const markMessages = adminAction<typeof markSchema, number>(
  markSchema,
  async (input, context) => {
    const rows = await writeMark(input, context)
    refresh()
    return rows.length > 0 ? done(rows.length) : fail('The message is not there any more.', 'conflict')
  },
  () => 'The message could not be changed. Please try again.',
)

/** Deletes one message of the bin for good, for an admin: what somebody asks to be forgotten. */
export const deleteMessage = adminAction<z.ZodUUID, undefined>(
  z.uuid(),
  async (id, { admin, supabase }) => {
    if (admin.role !== 'admin') return fail('Only an admin may delete a message for good.')
    const wasThere = rowsOf(await supabase.rpc('delete_message', { p_id: id }))
    refresh()
    return wasThere ? done(undefined) : fail('The message is not in the bin any more.', 'conflict')
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
