'use server'

import { refresh } from 'next/cache'
import { countMessagesOlder, writeRetentionMonths } from './retention'
import { retentionSchema } from './retention-schema'
import { forgetExpired } from '../store'
import { adminAction } from '@/lib/action'
import { done, fail } from '@/lib/action-result'

/** How many messages would go at once. */
export const previewRetention = adminAction<typeof retentionSchema, number>(
  retentionSchema,
  async (months) => done(await countMessagesOlder(months)),
  () => 'The messages could not be counted. Please try again.',
)

/** Keeps messages for so many months from now on, and deletes those that are older already. */
export const setRetention = adminAction<typeof retentionSchema, undefined>(
  retentionSchema,
  async (months) => {
    if (!(await writeRetentionMonths(months))) return fail('Only an admin may choose how long messages are kept.')
    await forgetExpired()
    refresh()
    return done(undefined)
  },
  () => 'The setting could not be saved. Please try again.',
)
