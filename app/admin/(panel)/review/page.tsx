import type { Metadata } from 'next'
import { ReplyList, ReviewList } from '@/components/admin/review/review-list'
import { ListPage, viewTabs } from '@/components/admin/shared/list-page'
import { EmptyState } from '@/components/admin/shared/panel-page'
import { may } from '@/lib/auth/rights'
import { requireAdminContext } from '@/lib/auth/session'
import { listReplies, listReviews } from '@/lib/posts/reviews/queries'
import { QUEUES, type Queue, reviewList } from '@/lib/posts/reviews/schema'

export const metadata: Metadata = { title: 'Review' }

export default async function ReviewsPage({ searchParams }: PageProps<'/admin/review'>) {
  const context = await requireAdminContext()
  const isReviewer = may(context.admin, 'review')
  const params = reviewList.read(await searchParams)
  const [reviews, replies] = await Promise.all([listReviews(context, params.show), listReplies(context)])
  const shown = isReviewer ? (Object.keys(QUEUES) as Queue[]) : (['all'] as const)
  return (
    <ListPage
      title="Review"
      width="text"
      intro={
        isReviewer
          ? 'Drafts that were submitted, the oldest submission first. Readers do not see the drafts or the comments.'
          : 'The drafts that you submitted, the decisions about them, and new replies.'
      }
      tabs={viewTabs(
        'Queues',
        shown.map((show) => [show, QUEUES[show]] as const),
        params.show,
        (show) => reviewList.href({ show }),
      )}
      list={
        <div className="grid gap-8">
          {replies.length > 0 && <ReplyList replies={replies} />}
          {reviews.length > 0 ? (
            <ReviewList reviews={reviews} />
          ) : (
            <EmptyState title="No posts here" text="A draft that is submitted for review appears in this list." />
          )}
        </div>
      }
    />
  )
}
