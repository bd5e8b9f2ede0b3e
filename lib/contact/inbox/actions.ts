'use server'

import { z } from 'zod'
import { inboxList, MARKS, retentionSchema } from './params'
import { type ExportedRow, getMessage, listAllMessages, writeReply } from './queries'
import { replySubject } from './reply'
import { REPLIES_MAX, savedReplySchema, SENT_REPLY_MAX } from './reply-schema'
import { adminAction, type AdminContext, writeAction } from '@/lib/action'
import { done, fail, invalidFields } from '@/lib/action-result'
import { toCsv } from '@/lib/csv'
import { toIsoDate } from '@/lib/dates'
import { logError } from '@/lib/log'
import { sendMail } from '@/lib/mail/send'
import { isRefused, isTaken, rowsOf } from '@/lib/supabase/backend-error'
import { purgeExpired } from '../store'

const markSchema = z.object({
  ids: z.array(z.uuid()).min(1).max(100),
  mark: z.enum(MARKS),
})

const now = () => new Date().toISOString()
const COLUMNS = {
  read: () => ({ read_at: now() }),
  unread: () => ({ read_at: null }),
  archive: () => ({ archived_at: now() }),
  unarchive: () => ({ archived_at: null }),
  spam: () => ({ spam_at: now() }),
  'not-spam': () => ({ spam_at: null }),
}

/** Resolves to the ids of the messages that it changed. */
async function writeMark({ ids, mark }: z.output<typeof markSchema>, { supabase }: AdminContext): Promise<string[]> {
  if (mark === 'bin') return rowsOf(await supabase.rpc('bin_messages', { p_ids: ids }))
  if (mark === 'answered' || mark === 'unanswered')
    return rowsOf(await supabase.rpc('answer_messages', { p_ids: ids, p_answered: mark === 'answered' }))
  if (mark === 'restore') return rowsOf(await supabase.rpc('restore_messages', { p_ids: ids }))
  const table = supabase.from('contact_messages').update(COLUMNS[mark]())
  const rows = rowsOf(await table.in('id', ids).is('deleted_at', null).select('id'))
  return rows.map(({ id }) => id)
}

/** Marks messages, moves them into the bin or out of it; resolves to the ids of the changed ones. */
export const markMessages = writeAction(
  markSchema,
  async (input, context) => {
    const changed = await writeMark(input, context)
    if (changed.length > 0) return done(changed)
    return fail('The message was changed or deleted in the meantime.', 'conflict')
  },
  () => 'The message could not be changed. Please try again.',
  { right: 'messages' },
)

/** Reserves a message, so that only one editor answers it; `isOver` takes it from another editor. */
export const takeMessage = writeAction(
  z.object({ id: z.uuid(), isOver: z.boolean() }),
  async ({ id, isOver }, { admin, supabase }) => {
    // Null for a missing message, which the generated type omits.
    const name: string | null = rowsOf(await supabase.rpc('take_message', { p_id: id, p_over: isOver }))
    if (!name) return fail('The message is not there any more.', 'conflict')
    if (name !== admin.username) return fail(`${name} is answering this message.`, 'conflict')
  },
  () => 'The message could not be taken. Please try again.',
  { right: 'messages' },
)

/** Releases a message that the editor has taken. */
export const leaveMessage = writeAction(
  z.uuid(),
  async (id, { supabase }) => void rowsOf(await supabase.rpc('leave_message', { p_id: id })),
  () => 'The message could not be given back. Please try again.',
  { right: 'messages' },
)

/** Deletes one message of the bin for good: for a person who asks to be forgotten. */
export const deleteMessage = writeAction(
  z.uuid(),
  async (id, { supabase }) => {
    const wasThere = rowsOf(await supabase.rpc('delete_message', { p_id: id }))
    if (!wasThere) return fail('The message is not in the bin any more.', 'conflict')
  },
  () => 'The message could not be deleted. Please try again.',
  { right: 'retention' },
)

const CSV_HEADER = ['Received', 'Name', 'Email', 'Phone', 'Subject', 'Health interest', 'Message', 'Read', 'Archived']
const yesNo = (value: boolean) => (value ? 'yes' : 'no')

/** Messages as a spreadsheet file; times in UTC. */
function messagesCsv(messages: ExportedRow[]): string {
  const rows = messages.map((message) => [
    toIsoDate(message.created_at),
    message.name,
    message.email,
    message.phone ?? '',
    message.subject,
    message.interests ?? '',
    message.message,
    yesNo(message.read_at !== null),
    yesNo(message.archived_at !== null),
  ])
  return toCsv([CSV_HEADER, ...rows])
}

/** Exports all messages of a view as a spreadsheet file. */
export const exportMessages = adminAction(
  inboxList.schema,
  async (params, context) => {
    const text = messagesCsv(await listAllMessages(context, params))
    return done({ name: `messages-${now().slice(0, 10)}.csv`, text })
  },
  () => 'The messages could not be read. Please try again.',
  { right: 'messages' },
)

export const saveReply = writeAction(
  savedReplySchema,
  async (reply, context) => {
    const refuse = (reason: string) => invalidFields({ name: reason })
    try {
      if (!(await writeReply(context, reply)))
        return refuse(
          'Another editor has changed or deleted this reply. Copy your text, reload the page and put it in again.',
        )
    } catch (error) {
      if (isTaken(error)) return refuse('Another reply has this name.')
      if (isRefused(error))
        return refuse(`There are ${REPLIES_MAX} replies, which is all there is room for. Delete one first.`)
      throw error
    }
  },
  () => 'The reply could not be saved. Please try again.',
  { right: 'messages' },
)

export const deleteReply = writeAction(
  z.uuid(),
  async (id, { supabase }) => void rowsOf(await supabase.from('saved_replies').delete().eq('id', id).select('id')),
  () => 'The reply could not be deleted. Please try again.',
  { right: 'messages' },
)

/** Counts the messages that a shorter retention would delete at once, up to COUNTED_MESSAGES_MAX. */
export const previewRetention = adminAction(
  retentionSchema,
  async (months, { supabase }) => done(rowsOf(await supabase.rpc('count_messages_older', { p_months: months }))),
  () => 'The messages could not be counted. Please try again.',
  { right: 'retention' },
)

/** Sets how many months messages are kept, and deletes older ones. */
export const setRetention = writeAction(
  retentionSchema,
  async (months, { supabase }) => {
    const table = supabase.from('contact_settings')
    const rows = rowsOf(await table.update({ retention_months: months }).eq('id', true).select('retention_months'))
    if (rows.length === 0) return fail('The setting was not saved.')
    // The setting is stored, and the schedule deletes what is left.
    await purgeExpired().catch((error: unknown) => logError('retention of messages', error))
  },
  () => 'The setting could not be saved. Please try again.',
  { right: 'retention' },
)

/** Sends the reply to a message that no other editor has taken, and marks it as answered. */
export const sendReply = writeAction(
  z.object({
    id: z.uuid(),
    text: z
      .string()
      .refine((text) => text.trim() !== '', 'Write the reply first.')
      .max(SENT_REPLY_MAX, `A reply has at most ${SENT_REPLY_MAX} characters.`),
  }),
  async ({ id, text }, context) => {
    const message = await getMessage(context, id)
    // An error of the field, because the page refreshes after any other failure and would lose the reply.
    if (!message || message.deletedAt)
      return invalidFields({ text: 'The message is not there any more. Copy your reply if you need it.' })
    const { takenBy, answeredAt } = message
    if (takenBy === null && answeredAt) return fail('The message was answered meanwhile.', 'conflict')
    if (takenBy !== null && takenBy !== context.admin.username)
      return fail(`${takenBy} is answering this message now.`, 'conflict')
    const isTaken = await sendMail({ to: message.email, subject: replySubject(message.subject), text })
    if (!isTaken) return fail(`The mail server does not send to ${message.email}.`)
    try {
      const marked = rowsOf(await context.supabase.rpc('answer_messages', { p_ids: [id], p_answered: true }))
      // A message that was answered before gets no second mark, and only the mark releases it.
      if (marked.length === 0) rowsOf(await context.supabase.rpc('leave_message', { p_id: id }))
    } catch (error) {
      logError('mark of a sent reply', error, { id })
      return fail('The reply was sent, but the message could not be marked as answered. Mark it yourself.')
    }
  },
  () => 'The reply could not be sent. Please try again, or reply with your mail program.',
  { right: 'messages' },
)
