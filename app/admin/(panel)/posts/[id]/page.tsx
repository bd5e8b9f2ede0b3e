import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BylinesProvider } from '@/components/admin/authors/bylines'
import { PostForm } from '@/components/admin/post-form/post-form'
import { PreviewLink } from '@/components/admin/posts/preview-link'
import { ReviewPanel } from '@/components/admin/review/review-panel'
import { Forward } from '@/components/admin/shell/forward'
import { mayChange } from '@/lib/auth/rights'
import { requireAdminContext } from '@/lib/auth/session'
import { listBylines } from '@/lib/authors/admin'
import { readDay } from '@/lib/posts/admin/month'
import { getPostToEdit } from '@/lib/posts/admin/pending-changes'
import { listWorkingCopies } from '@/lib/posts/admin/rows'
import { getPreviewEnd } from '@/lib/posts/preview'
import { readReview } from '@/lib/posts/reviews/queries'

export const metadata: Metadata = { title: 'Edit post' }

export default async function EditPage({ params, searchParams }: PageProps<'/admin/posts/[id]'>) {
  const context = await requireAdminContext()
  const { id } = await params
  const date = readDay((await searchParams).date)
  const [post, copies, bylines] = await Promise.all([
    getPostToEdit(context, id),
    listWorkingCopies(context, id),
    listBylines(context),
  ])
  if (!post) notFound()
  // The editor fills the window; a view to read only is a page of the panel, with its navigation. `redirect` would
  // throw in the answer of the action that deletes the post.
  if (post.state === 'bin' || !mayChange(context.admin, post)) return <Forward to={`/admin/review/${id}`} />
  const isHidden = post.state === 'draft' || post.state === 'scheduled'
  const [endsAt, review] = await Promise.all([isHidden ? getPreviewEnd(context, id) : null, readReview(context, post)])
  return (
    <BylinesProvider bylines={bylines}>
      <PostForm
        key={post.id}
        post={post}
        date={date}
        copies={copies}
        previewLink={isHidden && <PreviewLink postId={id} endsAt={endsAt} />}
        review={review.review}
        reviewPanel={<ReviewPanel post={post} {...review} />}
      />
    </BylinesProvider>
  )
}
