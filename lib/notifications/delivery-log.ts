import 'server-only'
import type { z } from 'zod'
import type { NotificationChannel } from './event'
import type { AdminContext } from '@/lib/auth/session'
import { notificationEnv } from '@/lib/env'
import { toIsoDate } from '@/lib/dates'
import { listAddress, oneOf } from '@/lib/list-address'
import { rowsOf } from '@/lib/supabase/backend-error'

/** Deliveries on the screen; the table keeps 90 days. */
const SHOWN = 50

/** One notification to one receiver, after its last attempt. */
export type Delivery = Awaited<ReturnType<typeof listDeliveries>>[number]

export const deliveryList = listAddress('/admin/notices', { show: oneOf(['all', 'failed'], 'all') })
export type NotificationFilter = z.output<typeof deliveryList.schema>['show']

/** The newest deliveries, latest first. */
export async function listDeliveries({ supabase }: AdminContext, show: NotificationFilter) {
  const query = supabase
    .from('notification_deliveries')
    .select('id, channel, event, slug, target, attempts, delivered, response_status, error, created_at')
    .order('created_at', { ascending: false })
    .order('id')
    .limit(SHOWN)
  const rows = rowsOf(await (show === 'failed' ? query.eq('delivered', false) : query))
  return rows.map(({ response_status: status, created_at, ...row }) => ({
    ...row,
    status,
    sentAt: toIsoDate(created_at),
  }))
}

export function notificationChannels(): NotificationChannel[] {
  const { INDEXNOW_KEY, WEBSUB_HUB_URL, WEBHOOK_URL } = notificationEnv()
  return [
    ...(INDEXNOW_KEY ? (['indexnow'] as const) : []),
    ...(WEBSUB_HUB_URL ? (['websub'] as const) : []),
    ...(WEBHOOK_URL ? (['webhook'] as const) : []),
  ]
}

/** Whether a receiver is or was configured; otherwise the page is hidden. */
export async function hasNotifications({ supabase }: AdminContext): Promise<boolean> {
  if (notificationChannels().length > 0) return true
  return rowsOf(await supabase.from('notification_deliveries').select('id').limit(1)).length > 0
}
