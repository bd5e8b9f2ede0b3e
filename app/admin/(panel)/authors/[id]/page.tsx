import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ButtonLink } from '@/components/admin/shared/button-link'
import { AuthorForm } from '@/components/admin/authors/author-form'
import { HistoryLink } from '@/components/admin/log/history-link'
import { PanelPage } from '@/components/admin/shared/panel-page'
import { requireAdminContext } from '@/lib/auth/session'
import { getAuthor } from '@/lib/authors/admin'

export const metadata: Metadata = { title: 'Author' }

export default async function AuthorPage({ params }: PageProps<'/admin/authors/[id]'>) {
  const context = await requireAdminContext('edit_all')
  const { id } = await params
  const author = id === 'new' ? null : await getAuthor(context, id)
  if (id !== 'new' && !author) notFound()
  return (
    <PanelPage
      title={author?.values.name ?? 'New author'}
      width="text"
      actions={
        <>
          {author && <HistoryLink of={author.id} />}
          <ButtonLink href="/admin/authors">All authors</ButtonLink>
        </>
      }
    >
      <AuthorForm key={author ? `${author.id} ${author.version}` : 'new'} author={author} />
    </PanelPage>
  )
}
