import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ButtonLink } from '@/components/admin/shared/button-link'
import { HistoryLink } from '@/components/admin/log/history-link'
import { MessageActions, MessageDetails } from '@/components/admin/messages/message-view'
import { PanelPage } from '@/components/admin/shared/panel-page'
import { requireAdminContext } from '@/lib/auth/session'
import { getAdjacentMessages, getMessage, listReplies } from '@/lib/contact/inbox/queries'
import { replyDraft, replyHref } from '@/lib/contact/inbox/reply'
import { canSendMail } from '@/lib/mail/send'
import { getSite } from '@/lib/settings/get-site'
import { cutAtWord } from '@/lib/text'

export const metadata: Metadata = { title: 'Message' }

/** Characters of the subject in the heading; the page shows the whole subject below. */
const TITLE_LENGTH = 90

/** Links to the next or previous message of the box; nothing at the ends. */
const MessageLink = ({ id, children }: { id: string | null; children: string }) =>
  id && <ButtonLink href={`/admin/messages/${id}`}>{children}</ButtonLink>

export default async function MessagePage({ params }: PageProps<'/admin/messages/[id]'>) {
  const context = await requireAdminContext('messages')
  const message = await getMessage(context, (await params).id)
  if (!message) notFound()
  const [{ name }, { newer, older }, replies] = await Promise.all([
    getSite(),
    getAdjacentMessages(context, message.id),
    listReplies(context),
  ])
  return (
    <PanelPage
      title={cutAtWord(message.subject, TITLE_LENGTH)}
      width="text"
      isDense
      actions={
        <>
          <MessageLink id={newer}>Newer</MessageLink>
          <MessageLink id={older}>Older</MessageLink>
          <HistoryLink of={message.id} />
          <ButtonLink href="/admin/messages">All messages</ButtonLink>
        </>
      }
    >
      <MessageDetails message={message} hasLongSubject={message.subject.length > TITLE_LENGTH} />
      <MessageActions
        key={message.id}
        message={message}
        replyHref={replyHref(message, name)}
        replies={replies.map((saved) => ({ ...saved, href: replyHref(message, name, saved.body) }))}
        draft={canSendMail() ? replyDraft(message, name) : null}
      />
    </PanelPage>
  )
}
