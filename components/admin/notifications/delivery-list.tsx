import { LocalTime } from '../shared/local-time'
import type { Delivery } from '@/lib/notifications/log'
import type { NotificationChannel, NotificationEvent } from '@/lib/notifications/types'

export const CHANNEL_LABELS: Record<NotificationChannel, string> = {
  indexnow: 'IndexNow',
  websub: 'WebSub',
  webhook: 'Webhook',
}
const EVENT_LABELS: Record<NotificationEvent, string> = {
  publish: 'Published',
  update: 'Changed',
  delete: 'Taken away',
}

/** What came of it, in words: "Delivered (200)", "Failed: answered 503". */
const outcomeOf = ({ delivered, status, error }: Delivery): string =>
  delivered ? `Delivered${status ? ` (${status})` : ''}` : `Failed: ${error ?? 'no answer'}`

function DeliveryItem({ delivery }: { delivery: Delivery }) {
  const { channel, event, slug, target, attempts, delivered, sentAt } = delivery
  return (
    <li className="grid gap-1 border-b border-line py-3 text-sm">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-base font-semibold">{CHANNEL_LABELS[channel]}</span>
        <span className={`font-semibold ${delivered ? 'text-herb' : 'text-tomato'}`}>{outcomeOf(delivery)}</span>
        <span className="text-ink-soft">{attempts === 1 ? '1 attempt' : `${attempts} attempts`}</span>
      </p>
      <p className="break-words text-ink-soft">
        {EVENT_LABELS[event]}: <span className="text-ink">/blog/{slug}</span> · <LocalTime iso={sentAt} />
      </p>
      <p className="break-all text-ink-soft">{target}</p>
    </li>
  )
}

/** The last notices of changes, and what came of each. */
export function DeliveryList({ deliveries }: { deliveries: Delivery[] }) {
  return (
    <section aria-labelledby="delivery-list-heading">
      <h2
        id="delivery-list-heading"
        className="border-b border-line pb-3 font-sans text-sm font-semibold text-ink-soft"
      >
        {deliveries.length === 1 ? 'The last notice' : `The last ${deliveries.length} notices`}
      </h2>
      <ul>
        {deliveries.map((delivery) => (
          <DeliveryItem key={delivery.id} delivery={delivery} />
        ))}
      </ul>
    </section>
  )
}
