'use server'

import { logCsv } from './entries'
import { logList, logMonthsSchema } from './params'
import { adminAction, writeAction } from '@/lib/action'
import { done, fail } from '@/lib/action-result'
import { rowsOf } from '@/lib/supabase/backend-error'

/** All rows of a view of the log as a spreadsheet file. */
export const exportLog = adminAction(
  logList.schema,
  async (params, context) =>
    done({ name: `log-${new Date().toISOString().slice(0, 10)}.csv`, text: await logCsv(context, params) }),
  () => 'The log could not be read. Please try again.',
  { right: 'log' },
)

/** Sets how many months entries of the log are kept. */
export const setLogRetention = writeAction(
  logMonthsSchema,
  async (months, { supabase }) => {
    const table = supabase.from('log_settings')
    const rows = rowsOf(await table.update({ retention_months: months }).eq('id', true).select('retention_months'))
    if (rows.length === 0) return fail('The setting was not saved.')
  },
  () => 'The setting could not be saved. Please try again.',
  { right: 'retention' },
)
