import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { PostForm } from '@/components/admin/post-form/post-form'
import { BinnedPost } from '@/components/admin/posts/binned-post'
import { PreviewLink } from '@/components/admin/posts/preview-link'
import { StateBadge } from '@/components/admin/posts/state-badge'
import { LocalTime } from '@/components/admin/shared/local-time'
import { PanelPage } from '@/components/admin/shared/panel-page'
import { buttonStyles } from '@/components/ui/button'
import { requireAdminContext } from '@/lib/auth/session'
import { getEditablePost } from '@/lib/posts/admin/list'
import type { EditablePost } from '@/lib/posts/admin/post'
import { getPreviewEnd } from '@/lib/posts/admin/preview-links'
import { getWorkingCopy } from '@/lib/posts/admin/working-copy'

export const instant = false

export const metadata: Metadata = { title: 'Edit post' }

type WaysProps = { post: EditablePost; username: string; previewEnd: string | null }

function Ways({ post: { id, slug, state }, username, previewEnd }: WaysProps) {
  return (
    <>
      <Link href="/admin/posts" className={buttonStyles('quiet')}>
        All posts
      </Link>
      {state === 'published' && (
        <a href={`/blog/${slug}`} target="_blank" rel="noopener" className={buttonStyles('quiet')}>
          View
        </a>
      )}
      {(state === 'draft' || state === 'scheduled') && (
        <PreviewLink postId={id} username={username} endsAt={previewEnd} />
      )}
      <Link href={`/admin/posts/${id}/revisions`} className={buttonStyles('secondary')}>
        Revisions
      </Link>
    </>
  )
}

export default async function EditPage({ params }: PageProps<'/admin/posts/[id]'>) {
  const context = await requireAdminContext()
  const { username } = context.admin
  const { id } = await params
  const [post, copy] = await Promise.all([getEditablePost(context, id), getWorkingCopy(context, id)])
  if (!post) notFound()
  const previewEnd = await getPreviewEnd(context, id)
  return (
    <PanelPage
      title={post.title || 'Untitled'}
      actions={<Ways post={post} username={username} previewEnd={previewEnd} />}
      width="desk"
    >
      <p className="flex flex-wrap items-center gap-3 text-sm text-ink-soft">
        <StateBadge state={post.state} />
        {post.publishedAt && <LocalTime iso={post.publishedAt} />}
      </p>
      {post.state === 'bin' ? (
        <BinnedPost post={post} username={username} />
      ) : (
        <PostForm key={post.id} username={username} post={post} copy={copy} />
      )}
    </PanelPage>
  )
}
