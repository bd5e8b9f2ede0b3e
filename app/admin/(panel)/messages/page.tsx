import type { Metadata } from 'next'
import { PageHeader } from '@/components/admin/shared/page-header'
import { Pager } from '@/components/admin/shared/pager'
import { BoxTabs } from '@/components/admin/messages/box-tabs'
import { ExportButton } from '@/components/admin/messages/export-button'
import { EmptyInbox } from '@/components/admin/messages/empty-inbox'
import { MessageList } from '@/components/admin/messages/message-list'
import { MessageSearch } from '@/components/admin/messages/message-search'
import { RetentionNote } from '@/components/admin/messages/retention-note'
import { requireAdminContext } from '@/lib/auth/session'
import { inboxHref, readInbox } from '@/lib/contact/inbox/params'
import { countMessages, listMessages } from '@/lib/contact/inbox/queries'
import { getRetentionMonths } from '@/lib/contact/inbox/queries'

export const instant = false

export const metadata: Metadata = { title: 'Messages' }

export default async function MessagesPage({ searchParams }: PageProps<'/admin/messages'>) {
  const context = await requireAdminContext()
  const { username, role } = context.admin
  const params = readInbox(await searchParams)
  const [{ messages, total, page, pages }, counts, months] = await Promise.all([
    listMessages(context, params),
    countMessages(context),
    getRetentionMonths(context),
  ])
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader title="Messages">
        <ExportButton params={params} username={username} />
      </PageHeader>
      <BoxTabs params={params} counts={counts} />
      <MessageSearch params={params} />
      <MessageList messages={messages} total={total} username={username} empty={<EmptyInbox params={params} />} />
      <Pager page={page} pages={pages} hrefOf={(number) => inboxHref(params, { page: number })} />
      <RetentionNote months={months} canChange={role === 'admin'} username={username} />
    </div>
  )
}
