import type { Metadata } from 'next'
import { AuthorPosts } from '@/components/authors/author-pages'
import { findAuthorProfile, findSignaturePost, newPathOfAuthor } from '@/lib/authors/public'
import { findAuthor, listAuthorPosts, listAuthors } from '@/lib/authors/queries'
import { answerMoved, answerNotFound, headOfMoved } from '@/lib/not-found'
import { parsePageNumber } from '@/lib/paging'
import { getSite } from '@/lib/settings/get-site'
import { authorMetadata } from '@/lib/seo/author-facts'

/** `page` exists only on the route of later pages, which re-exports these functions. */
type Props = { params: Promise<{ slug: string; page?: string }> }

/** Next needs at least one entry, even for an empty table. */
export async function generateStaticParams() {
  const authors = await listAuthors()
  return authors.length > 0 ? authors.slice(0, 50).map(({ slug }) => ({ slug })) : [{ slug: 'page' }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, page = '' } = await params
  const author = await findAuthor(slug)
  if (!author) return headOfMoved(await newPathOfAuthor(slug))
  return authorMetadata(await getSite(), author, parsePageNumber(page) ?? 1, await findAuthorProfile(slug))
}

export default async function AuthorPage({ params }: Props) {
  const { slug, page: segment } = await params
  const page = segment === undefined ? 1 : parsePageNumber(segment)
  if (page === null) return answerNotFound()
  const [author, profile, listing] = await Promise.all([
    findAuthor(slug),
    findAuthorProfile(slug),
    listAuthorPosts(slug, page),
  ])
  if (!author || !listing) return answerMoved(author ? null : await newPathOfAuthor(slug))
  const signaturePath = profile && page === 1 ? await findSignaturePost(profile) : null
  return <AuthorPosts author={author} profile={profile} signaturePath={signaturePath} page={page} listing={listing} />
}
