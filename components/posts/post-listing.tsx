import { notFound } from 'next/navigation'
import { EmptyState } from './empty-state'
import { LeadCard } from './lead-card'
import { Pager } from './pager'
import { PostCard } from './post-card'
import { type PostType, postTypes } from '@/lib/posts/types'
import { listPosts } from '@/lib/posts/public'

export { ListingHeader } from './listing-header'

/** A listing's page (from 1): its posts, its empty state, or a 404 when a later page has none. */
export async function PostListing({ type, page }: { type: PostType; page: number }) {
  const { path, linkText, emptyTitle, emptyText } = postTypes[type]
  const { posts, hasNext } = await listPosts(type, page)
  if (posts.length === 0 && page > 1) notFound()
  if (posts.length === 0) return <EmptyState title={emptyTitle} text={emptyText} />
  return (
    <>
      <div className="post-grid">
        {posts.map((post, index) =>
          page === 1 && index === 0 ? (
            <LeadCard key={post.slug} post={post} linkText={linkText} />
          ) : (
            <PostCard key={post.slug} post={post} linkText={linkText} />
          ),
        )}
      </div>
      <Pager
        page={page}
        hasNext={hasNext}
        pathOf={(number) => (number === 1 ? path : `${path}/page/${number}`)}
        newer="Newer posts"
        older="Older posts"
      />
    </>
  )
}
