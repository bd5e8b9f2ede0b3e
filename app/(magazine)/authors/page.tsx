import { AuthorList } from '@/components/authors/author-pages'
import { PageJsonLd } from '@/components/site/json-ld'
import { listAuthorProfiles } from '@/lib/authors/public'
import { listAuthors } from '@/lib/authors/queries'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata('/authors')

export default async function AuthorsPage() {
  const [authors, profiles] = await Promise.all([listAuthors(), listAuthorProfiles()])
  return (
    <>
      <PageJsonLd path="/authors" />
      <AuthorList authors={authors} profiles={profiles} />
    </>
  )
}
