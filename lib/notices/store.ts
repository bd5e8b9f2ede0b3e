import 'server-only'
import type { Change, Notice, Outcome } from './types'
import { rowsOf } from '@/lib/supabase/backend-error'
import { serviceClient } from '@/lib/supabase/service'

/** Writes into the delivery log what came of a notice; the log shows no query, since one may hold a token. */
export async function recordDelivery(
  messageId: string,
  change: Change,
  notice: Notice,
  outcome: Outcome,
): Promise<void> {
  const { origin, pathname } = new URL(notice.target)
  rowsOf(
    await serviceClient()
      .from('notification_deliveries')
      .insert({
        message_id: messageId,
        channel: notice.channel,
        event: change.event,
        slug: change.slug,
        target: origin + pathname,
        attempts: outcome.attempts,
        delivered: outcome.delivered,
        response_status: outcome.status,
        error: outcome.error,
      }),
  )
}
