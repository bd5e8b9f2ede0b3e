import { listings, postTypes, type PostType } from '@/lib/posts/types'
import { TypeTabs } from './type-tabs'

/** A listing's title and the tabs to the other listings. */
export function ListingHeader({ type, page }: { type: PostType; page: number }) {
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
