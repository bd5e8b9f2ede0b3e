import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { ReadText } from '@/components/admin/posts/read-post'
import { withMarginMarks } from '@/components/admin/review/margin-marks'
import { PublishButton } from '@/components/admin/review/publish-button'
import { ReviewPanel } from '@/components/admin/review/review-panel'
import { PanelPage } from '@/components/admin/shared/panel-page'
import { buttonStyles } from '@/components/ui/button'
import { may, mayChange } from '@/lib/auth/rights'
import { requireAdminContext } from '@/lib/auth/session'
import { getPostToEdit } from '@/lib/posts/admin/pending-changes'
import { renderForPanel } from '@/lib/posts/admin/shown-post'
import { readReview } from '@/lib/posts/reviews/queries'

export const instant = false

export const metadata: Metadata = { title: 'Review' }

export default async function ReviewPage({ params }: PageProps<'/admin/review/[id]'>) {
  const context = await requireAdminContext()
  const { id } = await params
  const post = await getPostToEdit(context, id)
  if (!post || post.state === 'bin') notFound()
  const [text, review] = await Promise.all([renderForPanel(context, post), readReview(context, post)])
  return (
    <PanelPage
      title={post.title || 'Untitled'}
      actions={
        <>
          {(may(context.admin, 'review') || may(context.admin, 'submit')) && (
            <Link href="/admin/review" className={buttonStyles('secondary')}>
              Queue
            </Link>
          )}
          <Link href={`/admin/posts/${id}`} className={buttonStyles('secondary')}>
            {mayChange(context.admin, post) ? 'Edit post' : 'The post'}
          </Link>
          {post.state === 'draft' && <PublishButton post={post} />}
        </>
      }
    >
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 xl:pr-12">
          <ReadText post={post} {...text} rendered={withMarginMarks(text.rendered, review.comments)} />
        </div>
        <ReviewPanel post={post} {...review} />
      </div>
    </PanelPage>
  )
}
