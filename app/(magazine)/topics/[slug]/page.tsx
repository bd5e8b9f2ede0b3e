import type { Metadata } from 'next'
import { TopicPosts } from '@/components/topics/topic-pages'
import { topicPath } from '@/lib/content/topics'
import { findTopic, listTopicPosts, listTopics } from '@/lib/posts/facets'
import { answerMovedPage, headOfMovedPage } from '@/lib/redirects/public'
import { getSite } from '@/lib/settings/get-site'
import { topicMetadata } from '@/lib/seo/list-facts'

type Props = PageProps<'/topics/[slug]'>

/** Without a post there is no topic; the route still needs one entry. */
export async function generateStaticParams() {
  const topics = await listTopics()
  return topics.length > 0 ? topics.slice(0, 50).map(({ slug }) => ({ slug })) : [{ slug: 'nothing' }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params
  const topic = await findTopic(slug)
  if (!topic) return headOfMovedPage(topicPath(slug))
  return topicMetadata(await getSite(), topic, 1)
}

export default async function TopicPage({ params }: Props) {
  const { slug } = await params
  const topic = await findTopic(slug)
  const listing = topic && (await listTopicPosts(slug, 1))
  if (!listing) return answerMovedPage(topicPath(slug))
  return <TopicPosts topic={topic} page={1} listing={listing} />
}
