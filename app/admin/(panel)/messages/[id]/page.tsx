import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { MessageActions, MessageDetails } from '@/components/admin/messages/message-view'
import { PanelPage } from '@/components/admin/shared/panel-page'
import { buttonStyles } from '@/components/ui/button'
import { requireAdminContext } from '@/lib/auth/session'
import { getMessage } from '@/lib/contact/inbox/queries'
import { replyHref } from '@/lib/contact/inbox/reply'

export const instant = false

export const metadata: Metadata = { title: 'Message' }

export default async function MessagePage({ params }: PageProps<'/admin/messages/[id]'>) {
  const context = await requireAdminContext()
  const message = await getMessage(context, (await params).id)
  if (!message) notFound()
  return (
    <PanelPage
      title={message.subject}
      width="text"
      actions={
        <Link href="/admin/messages" className={buttonStyles('secondary')}>
          All messages
        </Link>
      }
    >
      <MessageDetails message={message} />
      <MessageActions
        key={message.id}
        message={message}
        replyHref={replyHref(message)}
        username={context.admin.username}
        canErase={context.admin.role === 'admin'}
      />
    </PanelPage>
  )
}
