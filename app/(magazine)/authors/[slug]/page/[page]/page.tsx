import { listAuthors } from '@/lib/authors/queries'

export async function generateStaticParams() {
  const [author] = await listAuthors()
  return [{ slug: author?.slug ?? 'page', page: '2' }]
}

export { default, generateMetadata } from '../../page'
