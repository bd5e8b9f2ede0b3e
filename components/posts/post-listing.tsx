import { EmptyState } from './empty-state'
import { ListingHeader } from './listing-header'
import { Pager } from './pager'
import { PostCard } from './post-card'
import { RecipeFilters } from './recipe-filters'
import type { PostSummary } from '@/lib/posts/post'
import { type PostType, postTypes } from '@/lib/posts/types'
import { pagedPath } from '@/lib/urls'

type Props = { type: PostType; page: number; posts: PostSummary[]; hasNext: boolean }

/** A listing's page (from 1): its header, and its posts or its empty state. */
export function PostListing({ type, page, posts, hasNext }: Props) {
  const { path, linkText, emptyTitle, emptyText } = postTypes[type]
  return (
    <>
      <ListingHeader type={type} page={page} />
      {type === 'recipe' && <RecipeFilters />}
      {posts.length === 0 ? (
        <EmptyState title={emptyTitle} text={emptyText} />
      ) : (
        <div className="post-grid">
          {posts.map((post, index) => (
            <PostCard key={post.slug} post={post} linkText={linkText} isLead={page === 1 && index === 0} />
          ))}
        </div>
      )}
      <Pager
        page={page}
        hasNext={hasNext}
        pathOf={(number) => pagedPath(path, number)}
        newer="Newer posts"
        older="Older posts"
      />
    </>
  )
}
