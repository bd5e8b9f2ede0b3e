'use server'

import { updateTag } from 'next/cache'
import { z } from 'zod'
import { changedLabels, settingsSchema, storedOf } from './form'
import { getSite, siteSettingsTag } from './get-site'
import { isLogoStored, readSettings, writeSettings } from './store'
import { adminAction } from '@/lib/action'
import { done, fail, invalidFields } from '@/lib/action-result'
import { mailAddress } from '@/lib/mail/address'
import { canSendMail, sendMail } from '@/lib/mail/send'
import { BackendError, databaseError } from '@/lib/supabase/backend-error'

const CONFLICT = fail('Another admin has saved the settings since you opened them.', 'conflict')

/** Stores the settings of the site. Every page shows them from the next request. */
export const saveSettings = adminAction(
  settingsSchema,
  async ({ version, ...form }, { supabase }) => {
    const fields = storedOf(form)
    const before = await readSettings(supabase)
    if (before.version === version && changedLabels(before.fields, fields).length === 0) return done({ version })
    if (fields.logo && !(await isLogoStored(supabase, fields.logo)))
      return invalidFields({ logo: 'This picture was deleted for good. Upload another one' })
    const saved = await writeSettings(supabase, fields, version)
    // Another admin saved after the form was opened: it shows the stored values.
    if (saved === null) return { ...CONFLICT, present: await readSettings(supabase) }
    updateTag(siteSettingsTag)
    return done({ version: saved })
  },
  (error) =>
    error instanceof BackendError ? databaseError(error) : 'The settings could not be saved. Please try again.',
  { right: 'settings' },
)

/** Sends a test mail, which shows an admin whether the mail server works. */
export const sendTestMail = adminAction(
  z.object({ to: mailAddress }),
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
