'use server'

import { updateTag } from 'next/cache'
import { changedLabels, settingsSchema, storedOf } from './form'
import { siteSettingsTag } from './get-site'
import { isLogoStored, readSettings, type Settings, writeSettings } from './store'
import { adminAction } from '@/lib/action'
import { type ActionFailure, done, fail, invalidFields } from '@/lib/action-result'
import { BackendError, databaseError } from '@/lib/supabase/backend-error'

/** Another admin saved after the form was opened; `present` holds the stored values. */
export type SettingsConflict = ActionFailure & { present: Settings }

const CONFLICT = fail('Another admin has saved the settings since you opened them.', 'conflict')

/** Stores the settings of the site. Every page shows them from the next request. */
export const saveSettings = adminAction<typeof settingsSchema, { version: number }, SettingsConflict>(
  settingsSchema,
  async ({ version, ...form }, { supabase }) => {
    const fields = storedOf(form)
    const before = await readSettings(supabase)
    if (before.version === version && changedLabels(before.fields, fields).length === 0) return done({ version })
    if (fields.logo && !(await isLogoStored(supabase, fields.logo)))
      return invalidFields({ logo: 'This picture was deleted for good. Upload another one' })
    const saved = await writeSettings(supabase, fields, version)
    if (saved === null) return { ...CONFLICT, present: await readSettings(supabase) }
    updateTag(siteSettingsTag)
    return done({ version: saved })
  },
  (error) =>
    error instanceof BackendError ? databaseError(error) : 'The settings could not be saved. Please try again.',
  { right: 'settings' },
)
