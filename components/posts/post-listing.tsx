import type { ReactNode } from 'react'
import { EmptyState } from './empty-state'
import { PostPager } from './pager'
import { PostCards } from './post-cards'
import { RecipeFilters } from './recipe-filters'
import { ListingBoundary } from './listing-boundary'
import { TypeTabs } from './type-tabs'
import type { PostSummary } from '@/lib/posts/post'
import { type PostType, postTypes, listings } from '@/lib/posts/types'

function ListingHeader({ type, page }: { type: PostType; page: number }) {
  const listing = postTypes[type]
  return (
    <header data-family={postTypes[type].family} className="mb-10">
      <h1 className="text-h1">
        {listing.title}
        {page > 1 && <span className="text-ink-soft"> · Page {page}</span>}
      </h1>
      <p className="measure mt-4 text-ink-soft">{listing.intro}</p>
      <TypeTabs
        label="Kinds of posts"
        current={type}
        tabs={listings.map(({ path, tabLabel, postType }) => ({ type: postType, label: tabLabel, href: path }))}
      />
    </header>
  )
}

/** The first page of a listing: its header, and six skeletons until the posts are there. */
export function ListingFrame({ type, children }: { type: PostType; children: ReactNode }) {
  return (
    <>
      <ListingHeader type={type} page={1} />
      <ListingBoundary hasFilters={type === 'recipe'}>{children}</ListingBoundary>
    </>
  )
}

type Props = { type: PostType; page: number; posts: PostSummary[]; hasNext: boolean }

/** A listing's page (from 1): its posts or its empty state; the header of the first page is in `ListingFrame`. */
export function PostListing({ type, page, posts, hasNext }: Props) {
  const { path, emptyTitle, emptyText } = postTypes[type]
  return (
    <>
      {page > 1 && <ListingHeader type={type} page={page} />}
      {type === 'recipe' && posts.length > 0 && <RecipeFilters />}
      {posts.length === 0 ? (
        <EmptyState title={emptyTitle} text={emptyText} />
      ) : (
        <PostCards posts={posts} hasLead={page === 1} />
      )}
      <PostPager path={path} page={page} hasNext={hasNext} />
    </>
  )
}
