import { JsonLd } from '@/components/site/json-ld'
import { type PostType, postTypes } from '@/lib/posts/types'
import { listPosts } from '@/lib/posts/public'
import { listingGraph } from '@/lib/seo/json-ld/list'

/** The structured data of a page (from 1) of a listing; the read is the one that shows it. */
export async function ListingJsonLd({ type, page }: { type: PostType; page: number }) {
  const { posts } = await listPosts(type, page)
  return <JsonLd data={listingGraph(postTypes[type].path, page, posts)} />
}
