import { z } from 'zod'
import { type AuditKind, KINDS } from './events'
import { anyOf, listAddress, oneOf, words } from '../list-address'

export const PERIODS = { all: 'All time', day: 'Last 24 hours', week: 'Last 7 days', month: 'Last 30 days' } as const
type Period = keyof typeof PERIODS
export const PERIOD_DAYS: Record<Period, number | null> = { all: null, day: 1, week: 7, month: 30 }

export const logList = listAddress('/admin/log', {
  kind: anyOf(Object.keys(KINDS) as AuditKind[]),
  q: words(),
  period: oneOf(Object.keys(PERIODS) as Period[], 'all'),
  actor: words(),
  object: words(200),
})

/** The view of the log, from its address. */
export type LogParams = z.output<typeof logList.schema>

/** The choices of how long entries are kept. The table has the same bounds. */
export const LOG_MONTHS = [12, 24, 36, 60, 120] as const
export const logMonthsSchema = z.number().int().min(LOG_MONTHS[0]).max(LOG_MONTHS[4])
