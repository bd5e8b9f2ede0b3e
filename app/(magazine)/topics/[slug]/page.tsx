import type { Metadata } from 'next'
import { TopicPosts } from '@/components/topics/topic-pages'
import { topicPath } from '@/lib/content/topics'
import { answerNotFound } from '@/lib/not-found'
import { parsePageNumber } from '@/lib/paging'
import { findTopic, listTopicPosts, listTopics } from '@/lib/posts/facets'
import { answerMovedPage, headOfMovedPage } from '@/lib/redirects/public'
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

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, page = '' } = await params
  const topic = await findTopic(slug)
  if (!topic) return headOfMovedPage(topicPath(slug))
  return listMetadata(await getSite(), topicList(topic), parsePageNumber(page) ?? 1)
}

export default async function TopicPage({ params }: Props) {
  const { slug, page: segment } = await params
  const page = segment === undefined ? 1 : parsePageNumber(segment)
  if (page === null) return answerNotFound()
  const topic = await findTopic(slug)
  const listing = topic && (await listTopicPosts(slug, page))
  if (!listing) return topic && page > 1 ? answerNotFound() : answerMovedPage(topicPath(slug))
  return <TopicPosts topic={topic} page={page} listing={listing} />
}
