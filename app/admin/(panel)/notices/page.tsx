import type { Metadata } from 'next'
import { PageHeader } from '@/components/admin/shared/page-header'
import { Tabs } from '@/components/admin/shared/tabs'
import { DeliveryList } from '@/components/admin/notifications/delivery-list'
import { EmptyLog } from '@/components/admin/notifications/empty-log'
import { requireAdminContext } from '@/lib/auth/session'
import { listDeliveries, notificationChannels, readNoticeFilter } from '@/lib/notifications/log'

export const metadata: Metadata = { title: 'Notices' }

export default async function NotificationsPage({ searchParams }: PageProps<'/admin/notices'>) {
  const context = await requireAdminContext()
  const show = readNoticeFilter(await searchParams)
  const deliveries = await listDeliveries(context, show)
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader title="Notices" />
      <p className="max-w-prose text-sm text-ink-soft">
        Who was told of a published, changed or removed post, and what came of it. What is down is tried up to four
        times within 20 seconds; the log keeps 90 days.
      </p>
      <Tabs
        label="Views"
        tabs={[
          { href: '/admin/notices', label: 'All', isCurrent: show === 'all' },
          { href: '/admin/notices?show=failed', label: 'Failed', isCurrent: show === 'failed' },
        ]}
      />
      {deliveries.length > 0 ? (
        <DeliveryList deliveries={deliveries} />
      ) : (
        <EmptyLog show={show} channels={notificationChannels()} />
      )}
    </div>
  )
}
