import { AuthorList } from '@/components/authors/author-list'
import { PageData } from '@/components/site/page-data'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata('/authors')

export default function AuthorsPage() {
  return (
    <>
      <PageData path="/authors" />
      <AuthorList />
    </>
  )
}
