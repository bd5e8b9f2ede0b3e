import Link from 'next/link'
import { notFound } from 'next/navigation'
import { PostCard } from './post-card'
import { type Listing, listingByType, listings } from '@/lib/content/listings'
import { listPosts } from '@/lib/posts/queries'
import type { PostType } from '@/lib/posts/schema'

/** A listing's page (from 1): its posts, its empty state, or a 404 when a later page has none. */
export async function PostListing({ type, page }: { type: PostType; page: number }) {
  const listing = listingByType[type]
  const { posts, hasNext } = await listPosts(type, page)
  if (posts.length === 0 && page > 1) notFound()
  return (
    <>
      {posts.length === 0 ? (
        <EmptyListing listing={listing} />
      ) : (
        <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
          {posts.map((post) => (
            <PostCard key={post.slug} post={post} linkText={listing.linkText} />
          ))}
        </div>
      )}
      <Pager path={listing.path} page={page} hasNext={hasNext} />
    </>
  )
}

export function ListingHeader({ type, page }: { type: PostType; page: number }) {
  const listing = listingByType[type]
  return (
    <header className="mb-10">
      <h1 className="text-h1">
        {listing.title}
        {page > 1 && <span className="text-ink-soft"> · Page {page}</span>}
      </h1>
      <p className="measure mt-4 text-ink-soft">{listing.intro}</p>
      <nav aria-label="Kinds of posts" className="mt-6 flex flex-wrap gap-3">
        {listings.map(({ path, tabLabel, postType }) => (
          <Link key={path} href={path} aria-current={postType === type ? 'page' : undefined} className="py-2 underline">
            {tabLabel}
          </Link>
        ))}
      </nav>
    </header>
  )
}

function EmptyListing({ listing }: { listing: Listing }) {
  return (
    <div className="py-16 text-center">
      <h2 className="text-h2">{listing.emptyTitle}</h2>
      <p className="mt-3 text-ink-soft">{listing.emptyText}</p>
    </div>
  )
}

const pagePath = (path: string, page: number) => (page === 1 ? path : `${path}/page/${page}`)

function Pager({ path, page, hasNext }: { path: string; page: number; hasNext: boolean }) {
  if (page === 1 && !hasNext) return null
  return (
    <nav aria-label="Pages" className="mt-12 flex justify-between">
      {page > 1 ? (
        <Link rel="prev" href={pagePath(path, page - 1)}>
          Newer posts
        </Link>
      ) : (
        <span />
      )}
      {hasNext && (
        <Link rel="next" href={pagePath(path, page + 1)}>
          Older posts
        </Link>
      )}
    </nav>
  )
}
