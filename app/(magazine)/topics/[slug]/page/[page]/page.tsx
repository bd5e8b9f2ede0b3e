import type { Metadata } from 'next'
import { TopicPosts } from '@/components/topics/topic-pages'
import { topicPath } from '@/lib/content/topics'
import { answerNotFound } from '@/lib/not-found'
import { parsePageNumber } from '@/lib/paging'
import { findTopic, listTopicPosts, listTopics } from '@/lib/posts/facets'
import { answerMovedPage, headOfMovedPage } from '@/lib/redirects/public'
import { getSite } from '@/lib/settings/get-site'
import { topicMetadata } from '@/lib/seo/list-facts'

type Props = PageProps<'/topics/[slug]/page/[page]'>

export async function generateStaticParams() {
  const [topic] = await listTopics()
  return [{ slug: topic?.slug ?? 'nothing', page: '2' }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, page } = await params
  const topic = await findTopic(slug)
  if (!topic) return headOfMovedPage(topicPath(slug))
  return topicMetadata(await getSite(), topic, parsePageNumber(page) ?? 1)
}

export default async function TopicLaterPage({ params }: Props) {
  const { slug, page: segment } = await params
  const page = parsePageNumber(segment)
  if (page === null) return answerNotFound()
  const topic = await findTopic(slug)
  const listing = topic && (await listTopicPosts(slug, page))
  if (!topic) return answerMovedPage(topicPath(slug))
  if (!listing) return answerNotFound()
  return <TopicPosts topic={topic} page={page} listing={listing} />
}
