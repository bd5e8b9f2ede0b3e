import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { PageHeader } from '@/components/admin/shared/page-header'
import { MessageActions } from '@/components/admin/messages/message-actions'
import { MessageDetails } from '@/components/admin/messages/message-details'
import { buttonStyles } from '@/components/ui/button'
import { requireAdminContext } from '@/lib/auth/session'
import { getMessage } from '@/lib/contact/inbox/queries'
import { replyHref } from '@/lib/contact/inbox/reply'

export const instant = false

export const metadata: Metadata = { title: 'Message' }

export default async function MessagePage({ params }: PageProps<'/admin/messages/[id]'>) {
  const context = await requireAdminContext()
  const { username } = context.admin
  const message = await getMessage(context, (await params).id)
  if (!message) notFound()
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader title={message.subject}>
        <Link href="/admin/messages" className={buttonStyles('secondary')}>
          All messages
        </Link>
      </PageHeader>
      <MessageDetails message={message} />
      <MessageActions key={message.id} message={message} replyHref={replyHref(message)} username={username} />
    </div>
  )
}
