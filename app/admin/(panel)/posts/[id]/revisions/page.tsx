import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { ButtonLink } from '@/components/admin/shared/button-link'
import { HistoryLink } from '@/components/admin/log/history-link'
import { ScrollToVersion, RestoreButton, RevisionList, RevisionView } from '@/components/admin/revisions/revisions'
import { PanelPage } from '@/components/admin/shared/panel-page'
import { mayChange } from '@/lib/auth/rights'
import { requireAdminContext } from '@/lib/auth/session'
import { getPostToEdit } from '@/lib/posts/admin/pending-changes'
import { diffRevisions, getRevision, listRevisions } from '@/lib/posts/admin/revisions'

export const metadata: Metadata = { title: 'Revisions' }

const versionSchema = z.coerce.number().int().min(1).optional().catch(undefined)

export default async function RevisionsPage({ params, searchParams }: PageProps<'/admin/posts/[id]/revisions'>) {
  const context = await requireAdminContext()
  const { id } = await params
  const asked = versionSchema.parse((await searchParams).version)
  const [revisions, post] = await Promise.all([listRevisions(context, id), getPostToEdit(context, id)])
  const [present] = revisions
  if (!present) notFound()
  // An autosave replaces the revision of the autosave before it: the next stored version contains its change.
  const version = revisions.findLast((revision) => revision.version >= (asked ?? present.version))?.version
  const shown = version === undefined ? null : await getRevision(context, id, version)
  if (!shown) notFound()
  const before = await getRevision(context, id, shown.version - 1)
  const now = shown.version === present.version ? null : await getRevision(context, id, present.version)
  const isEditable = post !== null && mayChange(context.admin, post)
  const actions = (
    <>
      <HistoryLink of={id} />
      <ButtonLink href={`/admin/posts/${id}`}>{isEditable ? 'Edit post' : 'The post'}</ButtonLink>
      {now && isEditable && (
        <RestoreButton
          id={id}
          revision={shown.version}
          version={present.version}
          isPublic={post.state === 'published'}
        />
      )}
    </>
  )
  return (
    <PanelPage title={`Revisions of ${present.title || 'Untitled'}`} actions={actions}>
      <div className="grid items-start gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <RevisionList id={id} revisions={revisions} shown={shown.version} />
        <ScrollToVersion key={shown.version} isAsked={asked !== undefined} targetId="revision-shown" />
        <div id="revision-shown" className="grid min-w-0 scroll-mt-4 gap-6">
          <RevisionView
            title={`What version ${shown.version} changed`}
            diffs={before ? await diffRevisions(before, shown) : []}
            whenEqual={before ? 'No text: only the status or the date.' : 'It is the oldest version that is kept.'}
          />
          {now && (
            <RevisionView
              title="What has changed since"
              diffs={await diffRevisions(shown, now)}
              whenEqual="The texts are the same as today’s."
            />
          )}
        </div>
      </div>
    </PanelPage>
  )
}
