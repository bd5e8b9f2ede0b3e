import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ReviewList } from '@/components/admin/review/review-list'
import { EmptyList, ListPage } from '@/components/admin/shared/list-page'
import { may } from '@/lib/auth/rights'
import { requireAdminContext } from '@/lib/auth/session'
import { listReviews } from '@/lib/posts/reviews/queries'
import { queueHref, QUEUES, type Queue, readQueue } from '@/lib/posts/reviews/schema'

export const instant = false

export const metadata: Metadata = { title: 'Review' }

export default async function ReviewsPage({ searchParams }: PageProps<'/admin/review'>) {
  const context = await requireAdminContext()
  const isReviewer = may(context.admin, 'review')
  if (!isReviewer && !may(context.admin, 'submit')) notFound()
  const params = readQueue(await searchParams)
  const reviews = await listReviews(context, params.show)
  const shown = isReviewer ? (Object.keys(QUEUES) as Queue[]) : (['all'] as const)
  return (
    <ListPage
      title="Review"
      width="text"
      intro={
        isReviewer
          ? 'Drafts that were submitted, the longest waiting first. Readers see neither them nor the comments.'
          : 'The drafts that you have submitted, and what was decided about them.'
      }
      tabs={{
        label: 'Queues',
        tabs: shown.map((show) => ({
          href: queueHref(readQueue({}), { show }),
          label: QUEUES[show],
          isCurrent: params.show === show,
        })),
      }}
      list={
        reviews.length > 0 ? (
          <ReviewList reviews={reviews} />
        ) : (
          <EmptyList title="Nothing waits here" text="A draft that is submitted for review appears in this list." />
        )
      }
    />
  )
}
