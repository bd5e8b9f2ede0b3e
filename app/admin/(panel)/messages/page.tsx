import type { Metadata } from 'next'
import { RetentionNote } from '@/components/admin/messages/retention'
import { boxTabs, EmptyInbox, MessageSearch } from '@/components/admin/messages/inbox-views'
import { MessageList } from '@/components/admin/messages/message-list'
import { ExportFileButton } from '@/components/admin/shared/export-file-button'
import { ListPage } from '@/components/admin/shared/list-page'
import { requireAdminContext } from '@/lib/auth/session'
import { exportMessages } from '@/lib/contact/inbox/actions'
import { inboxList } from '@/lib/contact/inbox/params'
import { countMessages, getRetentionMonths, listMessages } from '@/lib/contact/inbox/queries'

export const metadata: Metadata = { title: 'Messages' }

export default async function MessagesPage({ searchParams }: PageProps<'/admin/messages'>) {
  const context = await requireAdminContext('messages')
  const params = inboxList.read(await searchParams)
  const [{ messages, total, page, pages }, counts, months] = await Promise.all([
    listMessages(context, params),
    countMessages(context),
    getRetentionMonths(context),
  ])
  return (
    <ListPage
      title="Messages"
      width="text"
      actions={params.box !== 'bin' && <ExportFileButton params={params} action={exportMessages} />}
      tabs={boxTabs(params, counts)}
      above={<MessageSearch params={params} />}
      list={<MessageList messages={messages} box={params.box} total={total} empty={<EmptyInbox params={params} />} />}
      pager={{ page, pages, hrefOf: (number) => inboxList.href(params, { page: number }) }}
      below={<RetentionNote months={months} />}
    />
  )
}
