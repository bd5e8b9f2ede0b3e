import { AuthorList } from '@/components/authors/author-pages'
import { PageJsonLd } from '@/components/site/page-json-ld'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata('/authors')

export default function AuthorsPage() {
  return (
    <>
      <PageJsonLd path="/authors" />
      <AuthorList />
    </>
  )
}
