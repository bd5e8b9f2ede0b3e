import 'server-only'
import { z } from 'zod'
import type { NoticeChannel, NoticeEvent } from './types'
import { getAdmin } from '@/lib/auth/session'
import { noticeEnv } from '@/lib/env'
import { toIsoDate } from '@/lib/posts/dates'
import { BackendError, rowsOf } from '@/lib/supabase/backend-error'
import { type RequestClient, requestClient } from '@/lib/supabase/request'

/** What the screen shows; older ones are in the table, for 90 days. */
const SHOWN = 50

/** One notice to one receiver, after its last attempt. */
export type Delivery = {
  id: string
  channel: NoticeChannel
  event: NoticeEvent
  slug: string
  target: string
  attempts: number
  delivered: boolean
  status: number | null
  error: string | null
  sentAt: string
}

const first = (value: unknown) => (Array.isArray(value) ? value[0] : value)
const paramsSchema = z.object({ show: z.preprocess(first, z.enum(['all', 'failed']).catch('all')) })
export type NoticeFilter = z.output<typeof paramsSchema>['show']

/** What the log shows, read from an address; junk counts as absent. */
export const readNoticeFilter = (params: Record<string, string | string[] | undefined>): NoticeFilter =>
  paramsSchema.parse(params).show

/** The client with the rights of who asks; throws a BackendError for everybody but an admin. */
async function logClient(): Promise<RequestClient> {
  if (!(await getAdmin())) throw new BackendError('Only an admin may read the delivery log', '42501', false)
  return requestClient()
}

/** The last notices, newest first. */
export async function listDeliveries(show: NoticeFilter): Promise<Delivery[]> {
  const supabase = await logClient()
  const query = supabase
    .from('notification_deliveries')
    .select('id, channel, event, slug, target, attempts, delivered, response_status, error, created_at')
    .order('created_at', { ascending: false })
    .order('id')
    .limit(SHOWN)
  const rows = rowsOf(await (show === 'failed' ? query.eq('delivered', false) : query).retry(false))
  return rows.map(({ response_status: status, created_at, ...row }) => ({
    ...row,
    status,
    sentAt: toIsoDate(created_at),
  }))
}

/** The receivers that the environment names. */
export function noticeChannels(): NoticeChannel[] {
  const { INDEXNOW_KEY, WEBSUB_HUB_URL, WEBHOOK_URL } = noticeEnv()
  return [
    ...(INDEXNOW_KEY ? (['indexnow'] as const) : []),
    ...(WEBSUB_HUB_URL ? (['websub'] as const) : []),
    ...(WEBHOOK_URL ? (['webhook'] as const) : []),
  ]
}

/** Whether anybody is told of changes, or was: else there is nothing to look at. */
export async function hasNotices(): Promise<boolean> {
  if (noticeChannels().length > 0) return true
  const supabase = await logClient()
  return rowsOf(await supabase.from('notification_deliveries').select('id').limit(1).retry(false)).length > 0
}
