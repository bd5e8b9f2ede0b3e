import type { Metadata } from 'next'
import { ButtonLink } from '@/components/admin/shared/button-link'
import { AuthorList } from '@/components/admin/authors/author-list'
import { EmptyState, PanelPage } from '@/components/admin/shared/panel-page'
import { requireAdminContext } from '@/lib/auth/session'
import { listAuthorsForPanel } from '@/lib/authors/admin'

export const metadata: Metadata = { title: 'Authors' }

export default async function AuthorsPage() {
  const context = await requireAdminContext('edit_all')
  const authors = await listAuthorsForPanel(context)
  return (
    <PanelPage
      title="Authors"
      width="text"
      actions={
        <ButtonLink href="/admin/authors/new" tone="primary">
          New author
        </ButtonLink>
      }
      intro="The form of a post offers them as bylines, in this order. A guest needs no profile: type the name in the post."
    >
      {authors.length > 0 ? (
        <AuthorList authors={authors} />
      ) : (
        <EmptyState title="No authors yet" text="The people who write for the magazine have their profiles here." />
      )}
    </PanelPage>
  )
}
