import { JsonLd } from '@/components/site/json-ld'
import { listingByType } from '@/lib/content/listings'
import { listPosts } from '@/lib/posts/queries'
import type { PostType } from '@/lib/posts/schema'
import { listingGraph } from '@/lib/seo/json-ld/list'

/** The structured data of a page (from 1) of a listing; the read is the one that shows it. */
export async function ListingJsonLd({ type, page }: { type: PostType; page: number }) {
  const { posts } = await listPosts(type, page)
  return <JsonLd data={listingGraph(listingByType[type].path, page, posts)} />
}
