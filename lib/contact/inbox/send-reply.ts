'use server'

import { z } from 'zod'
import { getMessage } from './queries'
import { replySubject } from './reply'
import { SENT_REPLY_MAX } from './reply-schema'
import { writeAction } from '@/lib/action'
import { fail } from '@/lib/action-result'
import { logError } from '@/lib/log'
import { sendMail } from '@/lib/mail/send'
import { rowsOf } from '@/lib/supabase/backend-error'

const sentSchema = z.object({
  id: z.uuid(),
  text: z
    .string()
    .refine((text) => text.trim() !== '', 'Write the reply first.')
    .max(SENT_REPLY_MAX, `A reply has at most ${SENT_REPLY_MAX} characters.`),
})

/** Sends the reply to a message that no other editor has taken, and marks it as answered. */
export const sendReply = writeAction(
  sentSchema,
  async ({ id, text }, context) => {
    const message = await getMessage(context, id)
    if (!message || message.deletedAt) return fail('The message is not there any more.', 'conflict')
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
