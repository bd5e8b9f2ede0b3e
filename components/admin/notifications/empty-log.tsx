import { CHANNEL_LABELS } from './delivery-list'
import { EmptyState } from '../shared/empty-state'
import type { NotificationFilter } from '@/lib/notifications/log'
import type { NotificationChannel } from '@/lib/notifications/types'

/** Why there is no notice to show. */
export function EmptyLog({ show, channels }: { show: NotificationFilter; channels: NotificationChannel[] }) {
  if (show === 'failed') {
    return (
      <EmptyState title="Nothing has failed">
        <p>Every notice of the last 90 days was delivered.</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState title="No notices yet">
      <p>
        {channels.length === 0
          ? 'Nobody is told of changes: the server’s environment names no receiver.'
          : `Told of the next change: ${channels.map((channel) => CHANNEL_LABELS[channel]).join(', ')}.`}
      </p>
    </EmptyState>
  )
}
