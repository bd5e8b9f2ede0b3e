import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BinnedPost } from '@/components/admin/posts/post-actions'
import { PublishButton } from '@/components/admin/review/review-buttons'
import { ReviewPanel } from '@/components/admin/review/review-panel'
import { ChangesSinceReview, ReadNote, ReadText } from '@/components/admin/review/review-text'
import { ButtonLink } from '@/components/admin/shared/button-link'
import { PanelPage } from '@/components/admin/shared/panel-page'
import { buttonStyles } from '@/components/ui/button'
import { may, mayChange } from '@/lib/auth/rights'
import { requireAdminContext } from '@/lib/auth/session'
import { siteUrl } from '@/lib/env'
import { mediaNamesIn, mediaPath } from '@/lib/images/image'
import { imagesForPanel } from '@/lib/images/public'
import { getPostToEdit } from '@/lib/posts/admin/pending-changes'
import type { EditablePost } from '@/lib/posts/admin/post'
import { getRenderedPost } from '@/lib/posts/rendering/rendered'
import { changesSinceDecision, readReview, type Review } from '@/lib/posts/reviews/queries'

export const metadata: Metadata = { title: 'Review' }

type ActionsProps = { post: EditablePost; review: Review | null; hasQueue: boolean; isEditable: boolean }

function Actions({ post, review, hasQueue, isEditable }: ActionsProps) {
  return (
    <>
      {hasQueue && <ButtonLink href="/admin/review">Queue</ButtonLink>}
      {post.state === 'published' && (
        <a href={`/blog/${post.slug}`} target="_blank" rel="noopener" className={buttonStyles('secondary')}>
          View live post
        </a>
      )}
      {isEditable ? (
        <ButtonLink href={`/admin/posts/${post.id}`}>Edit post</ButtonLink>
      ) : (
        <ButtonLink href={`/admin/posts/${post.id}/revisions`}>Revisions</ButtonLink>
      )}
      {post.state === 'draft' && <PublishButton post={post} isApproved={review?.state === 'approved'} />}
    </>
  )
}

/** A post with its comments and its review. Accounts that may not change the post see it instead of the editor. */
export default async function ReviewPage({ params }: PageProps<'/admin/review/[id]'>) {
  const context = await requireAdminContext()
  const { admin } = context
  const { id } = await params
  const post = await getPostToEdit(context, id)
  if (!post) notFound()
  const title = post.title || 'Untitled'
  if (post.state === 'bin')
    return (
      <PanelPage title={title}>
        <BinnedPost post={post} />
      </PanelPage>
    )
  const { content } = post.values
  const [rendered, images, about, changes] = await Promise.all([
    getRenderedPost({ slug: post.slug, content }),
    imagesForPanel(context.supabase, mediaNamesIn(content).map(mediaPath)),
    readReview(context, post),
    changesSinceDecision(context, post),
  ])
  const { review } = about
  const isEditable = mayChange(admin, post)
  const isReadAgain = review !== null && (review.state === 'in_review' || review.isChanged)
  const hasQueue = may(admin, 'review') || may(admin, 'submit')
  return (
    <PanelPage
      title={title}
      actions={<Actions post={post} review={review} hasQueue={hasQueue} isEditable={isEditable} />}
    >
      {!isEditable && <ReadNote post={post} isOwn={post.createdBy === admin.username} />}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-8 xl:pr-12">
          {changes && isReadAgain && <ChangesSinceReview changes={changes} />}
          <ReadText post={post} comments={about.comments} rendered={rendered} images={images} origin={siteUrl()} />
        </div>
        <ReviewPanel post={post} {...about} />
      </div>
    </PanelPage>
  )
}
