import type { Metadata } from 'next'
import { DeliveryList, EmptyDeliveries } from '@/components/admin/notifications/delivery-list'
import { ListPage, viewTabs } from '@/components/admin/shared/list-page'
import { requireAdminContext } from '@/lib/auth/session'
import { deliveryList, listDeliveries, notificationChannels } from '@/lib/notifications/delivery-log'

export const metadata: Metadata = { title: 'Notices' }

const VIEWS = [
  ['all', 'All'],
  ['failed', 'Failed'],
] as const

export default async function NotificationsPage({ searchParams }: PageProps<'/admin/notices'>) {
  const context = await requireAdminContext()
  const { show } = deliveryList.read(await searchParams)
  const deliveries = await listDeliveries(context, show)
  return (
    <ListPage
      title="Notices"
      width="text"
      intro="Who was told of a published, changed or removed post, and what came of it. What is down is tried up to four times within 20 seconds; the log keeps 90 days."
      tabs={viewTabs('Views', VIEWS, show, (view) => deliveryList.href({ show: view }))}
      list={
        deliveries.length > 0 ? (
          <DeliveryList deliveries={deliveries} />
        ) : (
          <EmptyDeliveries show={show} channels={notificationChannels()} />
        )
      }
    />
  )
}
