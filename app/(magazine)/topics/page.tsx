import { PageJsonLd } from '@/components/site/json-ld'
import { TopicList } from '@/components/topics/topic-pages'
import { listTopics } from '@/lib/posts/facets'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata('/topics')

export default async function TopicsPage() {
  return (
    <>
      <PageJsonLd path="/topics" />
      <TopicList topics={await listTopics()} />
    </>
  )
}
