import type { Metadata } from 'next'
import { TopicPosts } from '@/components/topics/topic-pages'
import { ownTopic, topicPath } from '@/lib/content/topics'
import { answerMoved, answerNotFound, headOfMoved } from '@/lib/not-found'
import { parsePageNumber } from '@/lib/paging'
import { findTopic, listByFacets, listTopics } from '@/lib/posts/facets'
import type { PostTopic } from '@/lib/posts/topics'
import { getRedirect } from '@/lib/redirects/public'
import { getSite } from '@/lib/settings/get-site'
import { topicList } from '@/lib/seo/list-facts'
import { listMetadata } from '@/lib/seo/paged-list'

/** `page` exists only on the route of later pages, which re-exports these functions. */
type Props = { params: Promise<{ slug: string; page?: string }> }

/** Next needs at least one entry, even without topics. */
export async function generateStaticParams() {
  const topics = await listTopics()
  return topics.length > 0 ? topics.slice(0, 10).map(({ slug }) => ({ slug })) : [{ slug: 'nothing' }]
}

/** A topic that the site has without posts; null for an unknown one, and for one that an editor renamed or removed. */
const findEmptyTopic = async (slug: string): Promise<PostTopic | null> =>
  (await getRedirect(topicPath(slug))) ? null : ownTopic(slug)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, page = '' } = await params
  const withPosts = await findTopic(slug)
  const topic = withPosts ?? (await findEmptyTopic(slug))
  if (!topic) return headOfMoved(await getRedirect(topicPath(slug)))
  return listMetadata(await getSite(), { ...topicList(topic), hidden: !withPosts }, parsePageNumber(page) ?? 1)
}

export default async function TopicPage({ params }: Props) {
  const { slug, page: segment } = await params
  const page = segment === undefined ? 1 : parsePageNumber(segment)
  if (page === null) return answerNotFound()
  const topic = (await findTopic(slug)) ?? (await findEmptyTopic(slug))
  if (!topic) return answerMoved(await getRedirect(topicPath(slug)))
  const listing = await listByFacets([`tag:${slug}`], page)
  if (listing.posts.length === 0 && page > 1) return answerNotFound()
  return <TopicPosts topic={topic} page={page} listing={listing} />
}
