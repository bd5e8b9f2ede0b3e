import type { Metadata } from 'next'
import { DeliveryList, EmptyLog } from '@/components/admin/notifications/delivery-list'
import { ListPage } from '@/components/admin/shared/list-page'
import { requireAdminContext } from '@/lib/auth/session'
import { listDeliveries, notificationChannels, readNotificationFilter } from '@/lib/notifications/delivery-log'

export const instant = false

export const metadata: Metadata = { title: 'Notices' }

export default async function NotificationsPage({ searchParams }: PageProps<'/admin/notices'>) {
  const context = await requireAdminContext()
  const show = readNotificationFilter(await searchParams)
  const deliveries = await listDeliveries(context, show)
  return (
    <ListPage
      title="Notices"
      width="text"
      intro="Who was told of a published, changed or removed post, and what came of it. What is down is tried up to four times within 20 seconds; the log keeps 90 days."
      tabs={{
        label: 'Views',
        tabs: [
          { href: '/admin/notices', label: 'All', isCurrent: show === 'all' },
          { href: '/admin/notices?show=failed', label: 'Failed', isCurrent: show === 'failed' },
        ],
      }}
      list={
        deliveries.length > 0 ? (
          <DeliveryList deliveries={deliveries} />
        ) : (
          <EmptyLog show={show} channels={notificationChannels()} />
        )
      }
    />
  )
}
