import { LocalTime } from '../shared/local-time'
import { EmptyState, HeadedList } from '../shared/panel-page'
import type { Delivery, NotificationFilter } from '@/lib/notifications/delivery-log'
import type { NotificationChannel, NotificationEvent } from '@/lib/notifications/event'
import { counted } from '@/lib/text'

const CHANNEL_LABELS: Record<NotificationChannel, string> = {
  indexnow: 'IndexNow',
  websub: 'WebSub',
  webhook: 'Webhook',
}
const EVENT_LABELS: Record<NotificationEvent, string> = {
  publish: 'Published',
  update: 'Changed',
  delete: 'Taken away',
}

/** The outcome as text: "Delivered (200)", "Failed: answered 503". */
const outcomeOf = ({ delivered, status, error }: Delivery): string =>
  delivered ? `Delivered${status ? ` (${status})` : ''}` : `Failed: ${error ?? 'no answer'}`

function DeliveryItem({ delivery }: { delivery: Delivery }) {
  const { channel, event, slug, target, attempts, delivered, sentAt } = delivery
  return (
    <li className="grid gap-1 border-b border-line py-3 text-sm">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-base font-semibold">{CHANNEL_LABELS[channel]}</span>
        <span className={`font-semibold ${delivered ? 'text-herb' : 'text-tomato'}`}>{outcomeOf(delivery)}</span>
        <span className="text-ink-soft">{counted(attempts, 'attempt')}</span>
      </p>
      <p className="break-words text-ink-soft">
        {EVENT_LABELS[event]}: <span className="text-ink">/blog/{slug}</span> · <LocalTime iso={sentAt} />
      </p>
      <p className="break-all text-ink-soft">{target}</p>
    </li>
  )
}

/** The last notifications, with their outcomes. */
export function DeliveryList({ deliveries }: { deliveries: Delivery[] }) {
  return (
    <HeadedList heading={deliveries.length === 1 ? 'The last notice' : `The last ${deliveries.length} notices`}>
      {deliveries.map((delivery) => (
        <DeliveryItem key={delivery.id} delivery={delivery} />
      ))}
    </HeadedList>
  )
}

export function EmptyDeliveries({ show, channels }: { show: NotificationFilter; channels: NotificationChannel[] }) {
  if (show === 'failed')
    return <EmptyState title="Nothing has failed" text="Every notice of the last 90 days was delivered." />

  const text =
    channels.length === 0
      ? 'No receiver is told of changes: the server’s environment names none.'
      : `Told of the next change: ${channels.map((channel) => CHANNEL_LABELS[channel]).join(', ')}.`
  return <EmptyState title="No notices yet" text={text} />
}
