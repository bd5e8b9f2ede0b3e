import Link from 'next/link'
import { listings, type PostType, postTypes } from '@/lib/posts/types'

/** A listing's title and the tabs to the other listings. */
export function ListingHeader({ type, page }: { type: PostType; page: number }) {
  const listing = postTypes[type]
  return (
    <header data-family={postTypes[type].family} className="listing-header">
      <h1 className="listing-title">
        {listing.title}
        {page > 1 && <span className="text-ink-soft"> · Page {page}</span>}
      </h1>
      <p className="measure mt-4 text-ink-soft">{listing.intro}</p>
      <nav aria-label="Kinds of posts" className="type-tabs">
        {listings.map(({ path, tabLabel, postType, family }) => (
          <Link key={path} href={path} data-family={family} aria-current={postType === type ? 'page' : undefined}>
            {tabLabel}
          </Link>
        ))}
      </nav>
    </header>
  )
}
