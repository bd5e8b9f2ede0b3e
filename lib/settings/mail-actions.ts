'use server'

import { z } from 'zod'
import { getSite } from './get-site'
import { adminAction } from '@/lib/action'
import { done, fail, invalidFields } from '@/lib/action-result'
import { mailAddress } from '@/lib/mail/address'
import { canSendMail, sendMail } from '@/lib/mail/send'

const testMailSchema = z.object({ to: mailAddress })

/** Sends a test mail, which shows an admin whether the mail server works. */
export const sendTestMail = adminAction<typeof testMailSchema, undefined>(
  testMailSchema,
  async ({ to }) => {
    if (!canSendMail()) return fail('No mail server is configured.')
    const { name } = await getSite()
    const text = `This mail was sent from the settings of ${name}, to see whether mail arrives.`
    const isTaken = await sendMail({ to, subject: `A test mail of ${name}`, text })
    return isTaken ? done(undefined) : invalidFields({ to: 'The mail server refuses this address' })
  },
  (error) => (error instanceof Error ? `${error.message}.` : 'The mail could not be sent.'),
  { right: 'settings' },
)
