import Link from 'next/link'
import { EmptyState } from '../shared/empty-state'
import { buttonStyles } from '@/components/ui/button'
import { BIN_DAYS } from '@/lib/posts/admin/limits'
import { deskListHref, type DeskListParams } from '@/lib/posts/admin/list-params'
import type { PostState } from '@/lib/posts/admin/state'

const texts: Record<PostState | 'all', { title: string; text: string }> = {
  all: {
    title: 'No posts yet',
    text: 'The first one starts in the publish form. Drafts, scheduled and published posts then stand here.',
  },
  draft: { title: 'No drafts', text: 'What you save without publishing stands here, seen by editors only.' },
  scheduled: {
    title: 'Nothing is scheduled',
    text: 'A post with a date to come waits here and appears on the site by itself.',
  },
  published: { title: 'Nothing is published yet', text: 'Posts that readers can see stand here.' },
  bin: { title: 'The bin is empty', text: `Deleted posts stay here for ${BIN_DAYS} days and can be brought back.` },
}

/** Why the list is empty: because of the search and filters, or because there is nothing of the kind. */
export function EmptyList({ params }: { params: DeskListParams }) {
  if (params.q || params.type || params.author) {
    return (
      <EmptyState title="No post matches">
        <p>Every word of the search has to be in the title, the address or the author.</p>
        <Link
          href={deskListHref({ ...params, q: '', type: undefined, author: '' })}
          className={buttonStyles('secondary')}
        >
          Clear search and filters
        </Link>
      </EmptyState>
    )
  }
  const { title, text } = texts[params.state ?? 'all']
  return (
    <EmptyState title={title}>
      <p>{text}</p>
      {params.state !== 'bin' && (
        <Link href="/admin/blog" className={buttonStyles('secondary')}>
          Write a post
        </Link>
      )}
    </EmptyState>
  )
}
