import type { Metadata } from 'next'
import { ButtonLink } from '@/components/admin/shared/button-link'
import { SavedReplyList } from '@/components/admin/messages/saved-replies'
import { PanelPage } from '@/components/admin/shared/panel-page'
import { requireAdminContext } from '@/lib/auth/session'
import { listReplies } from '@/lib/contact/inbox/queries'

export const metadata: Metadata = { title: 'Saved replies' }

export default async function SavedRepliesPage() {
  const context = await requireAdminContext('messages')
  return (
    <PanelPage
      title="Saved replies"
      width="text"
      actions={<ButtonLink href="/admin/messages">All messages</ButtonLink>}
      intro="What is written again and again, for everybody in the panel. The greeting, the name of the magazine and the quoted message are put around it."
    >
      <SavedReplyList replies={await listReplies(context)} />
    </PanelPage>
  )
}
