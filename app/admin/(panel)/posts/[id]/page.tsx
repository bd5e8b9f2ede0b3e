import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BylinesProvider } from '@/components/admin/authors/bylines'
import { PostForm } from '@/components/admin/post-form/post-form'
import { BinnedPost } from '@/components/admin/posts/post-actions'
import { PreviewLink } from '@/components/admin/posts/preview-link'
import { ReadPost } from '@/components/admin/posts/read-post'
import { ReviewPanel } from '@/components/admin/review/review-panel'
import { PanelPage } from '@/components/admin/shared/panel-page'
import { mayChange } from '@/lib/auth/rights'
import { requireAdminContext } from '@/lib/auth/session'
import { listBylines } from '@/lib/authors/admin'
import { readDay } from '@/lib/posts/admin/month'
import { getPostToEdit } from '@/lib/posts/admin/pending-changes'
import { listWorkingCopies } from '@/lib/posts/admin/rows'
import { renderForPanel } from '@/lib/posts/admin/shown-post'
import { getPreviewEnd } from '@/lib/posts/preview'
import { readReview } from '@/lib/posts/reviews/queries'

export const instant = false

export const metadata: Metadata = { title: 'Edit post' }

export default async function EditPage({ params, searchParams }: PageProps<'/admin/posts/[id]'>) {
  const context = await requireAdminContext()
  const { username } = context.admin
  const { id } = await params
  const date = readDay((await searchParams).date)
  const [post, copies, bylines] = await Promise.all([
    getPostToEdit(context, id),
    listWorkingCopies(context, id),
    listBylines(context),
  ])
  if (!post) notFound()
  if (post.state !== 'bin' && !mayChange(context.admin, post)) {
    const isOwn = post.createdBy === username
    return (
      <div className="px-5 py-5 sm:px-8 lg:py-3.5">
        <ReadPost post={post} isOwn={isOwn} {...await renderForPanel(context, post)} />
      </div>
    )
  }
  if (post.state !== 'bin') {
    const isHidden = post.state === 'draft' || post.state === 'scheduled'
    const [endsAt, review] = await Promise.all([
      isHidden ? getPreviewEnd(context, id) : null,
      readReview(context, post),
    ])
    const previewLink = isHidden && <PreviewLink postId={id} endsAt={endsAt} />
    return (
      <BylinesProvider bylines={bylines}>
        <PostForm
          key={post.id}
          username={username}
          post={post}
          date={date}
          copies={copies}
          previewLink={previewLink}
          review={review.review?.state ?? null}
          reviewPanel={<ReviewPanel post={post} {...review} />}
        />
      </BylinesProvider>
    )
  }
  return (
    <div className="px-5 py-5 sm:px-8 lg:py-3.5">
      <PanelPage title={post.title || 'Untitled'}>
        <BinnedPost post={post} />
      </PanelPage>
    </div>
  )
}
