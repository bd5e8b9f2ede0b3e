import type { Metadata } from 'next'
import { AuthorPosts } from '@/components/authors/author-pages'
import { answerMovedAuthor, findAuthorProfile, findSignaturePost, headOfMovedAuthor } from '@/lib/authors/public'
import { findAuthor, listAuthorPosts, listAuthors } from '@/lib/authors/queries'
import { getSite } from '@/lib/settings/get-site'
import { authorMetadata } from '@/lib/seo/author-facts'

type Props = PageProps<'/authors/[slug]'>

/** An empty table still needs one entry. */
export async function generateStaticParams() {
  const authors = await listAuthors()
  return authors.length > 0 ? authors.slice(0, 50).map(({ slug }) => ({ slug })) : [{ slug: 'page' }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params
  const author = await findAuthor(slug)
  if (!author) return headOfMovedAuthor(slug)
  return authorMetadata(await getSite(), author, 1, await findAuthorProfile(slug))
}

export default async function AuthorPage({ params }: Props) {
  const { slug } = await params
  const [author, profile, listing] = await Promise.all([
    findAuthor(slug),
    findAuthorProfile(slug),
    listAuthorPosts(slug, 1),
  ])
  if (!author || !listing) return answerMovedAuthor(slug)
  const signaturePath = profile && (await findSignaturePost(profile))
  return <AuthorPosts author={author} profile={profile} signaturePath={signaturePath} page={1} listing={listing} />
}
