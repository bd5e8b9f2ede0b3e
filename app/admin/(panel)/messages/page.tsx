import { Download } from 'lucide-react'
import type { Metadata } from 'next'
import { PageHeader } from '@/components/admin/desk/page-header'
import { Pager } from '@/components/admin/desk/pager'
import { BoxTabs } from '@/components/admin/messages/box-tabs'
import { EmptyInbox } from '@/components/admin/messages/empty-inbox'
import { MessageList } from '@/components/admin/messages/message-list'
import { MessageSearch } from '@/components/admin/messages/message-search'
import { RetentionNote } from '@/components/admin/messages/retention-note'
import { buttonStyles } from '@/components/ui/button'
import { requireAdmin } from '@/lib/auth/session'
import { exportHref, inboxHref, readInbox } from '@/lib/contact/inbox/params'
import { countMessages, listMessages } from '@/lib/contact/inbox/queries'

export const instant = false

export const metadata: Metadata = { title: 'Messages' }

export default async function MessagesPage({ searchParams }: PageProps<'/admin/messages'>) {
  const { username } = await requireAdmin()
  const params = readInbox(await searchParams)
  const [{ messages, total, page, pages }, counts] = await Promise.all([listMessages(params), countMessages()])
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader title="Messages">
        <a href={exportHref(params)} download className={buttonStyles('secondary')}>
          <Download aria-hidden="true" className="size-4" />
          Export as CSV
        </a>
      </PageHeader>
      <BoxTabs params={params} counts={counts} />
      <MessageSearch params={params} />
      {messages.length > 0 ? (
        <MessageList messages={messages} total={total} username={username} />
      ) : (
        <EmptyInbox params={params} />
      )}
      <Pager page={page} pages={pages} hrefOf={(number) => inboxHref(params, { page: number })} />
      <RetentionNote />
    </div>
  )
}
