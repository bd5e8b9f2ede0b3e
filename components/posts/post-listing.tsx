import type { ReactNode } from 'react'
import { PagedPosts, PagedTitle } from './paged-posts'
import { RecipeFilters } from './recipe-filters'
import { ListingBoundary } from './listing-boundary'
import { TypeTabs } from './type-tabs'
import type { ListingPage } from '@/lib/posts/public'
import { type PostType, postTypes, listings } from '@/lib/posts/types'

function ListingHeader({ type, page }: { type: PostType; page: number }) {
  const listing = postTypes[type]
  return (
    <header data-family={postTypes[type].family} className="mb-10">
      <PagedTitle title={listing.title} page={page} />
      <p className="measure mt-4 text-ink-soft">{listing.intro}</p>
      <TypeTabs
        label="Kinds of posts"
        current={type}
        tabs={listings.map(({ path, tabLabel, postType }) => ({ type: postType, label: tabLabel, href: path }))}
      />
    </header>
  )
}

/** The first page of a listing: its header, and skeletons until the posts load. */
export function ListingFrame({ type, children }: { type: PostType; children: ReactNode }) {
  return (
    <>
      <ListingHeader type={type} page={1} />
      <ListingBoundary hasFilters={type === 'recipe'}>{children}</ListingBoundary>
    </>
  )
}

type Props = { type: PostType; page: number; listing: ListingPage }

/** A listing's page (from 1): its posts or its empty state; the header of the first page is in `ListingFrame`. */
export function PostListing({ type, page, listing }: Props) {
  const { path, emptyTitle, emptyText } = postTypes[type]
  return (
    <>
      {page > 1 && <ListingHeader type={type} page={page} />}
      {type === 'recipe' && listing.posts.length > 0 && <RecipeFilters />}
      <PagedPosts {...listing} path={path} page={page} empty={{ title: emptyTitle, text: emptyText }} />
    </>
  )
}
