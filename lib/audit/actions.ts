'use server'

import { logCsv } from './log'
import { logSchema } from './params'
import { adminAction } from '@/lib/action'
import { done, fail } from '@/lib/action-result'

/** The rows of a view, all its pages, as a spreadsheet file. */
export const exportLog = adminAction<typeof logSchema, { name: string; text: string }>(
  logSchema,
  async (params, context) => {
    if (context.admin.role !== 'admin') return fail('Only an admin reads the log.')
    return done({ name: `log-${new Date().toISOString().slice(0, 10)}.csv`, text: await logCsv(context, params) })
  },
  () => 'The log could not be read. Please try again.',
)
