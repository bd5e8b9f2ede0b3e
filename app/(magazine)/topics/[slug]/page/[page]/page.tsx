import { listTopics } from '@/lib/posts/facets'

export async function generateStaticParams() {
  const [topic] = await listTopics()
  return [{ slug: topic?.slug ?? 'nothing', page: '2' }]
}

export { default, generateMetadata } from '../../page'
