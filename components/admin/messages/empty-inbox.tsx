import Link from 'next/link'
import { EmptyState } from '../shared/empty-state'
import { buttonStyles } from '@/components/ui/button'
import { type Box, inboxHref, type InboxParams } from '@/lib/contact/inbox/params'

const texts: Record<Box, { title: string; text: string }> = {
  inbox: { title: 'No messages', text: 'What visitors send with the contact form arrives here.' },
  unread: { title: 'Everything is read', text: 'New messages stand here until somebody opens them.' },
  archived: {
    title: 'Nothing is archived',
    text: 'Archive a message when it is answered: it leaves the inbox and stays here.',
  },
}

/** Why there is no message to show. */
export function EmptyInbox({ params }: { params: InboxParams }) {
  if (params.q) {
    return (
      <EmptyState title="No message matches">
        <p>Every word of the search has to be in the message, its subject or its sender.</p>
        <Link href={inboxHref(params, { q: '' })} className={buttonStyles('secondary')}>
          Clear search
        </Link>
      </EmptyState>
    )
  }
  const { title, text } = texts[params.box]
  return (
    <EmptyState title={title}>
      <p>{text}</p>
    </EmptyState>
  )
}
