import type { Metadata } from 'next'
import { AuthorPosts } from '@/components/authors/author-pages'
import { answerMovedAuthor, findAuthorProfile, headOfMovedAuthor } from '@/lib/authors/public'
import { findAuthor, listAuthorPosts, listAuthors } from '@/lib/authors/queries'
import { answerNotFound } from '@/lib/not-found'
import { parsePageNumber } from '@/lib/paging'
import { getSite } from '@/lib/settings/get-site'
import { authorMetadata } from '@/lib/seo/author-facts'

type Props = PageProps<'/authors/[slug]/page/[page]'>

export async function generateStaticParams() {
  const [author] = await listAuthors()
  return [{ slug: author?.slug ?? 'page', page: '2' }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, page } = await params
  const author = await findAuthor(slug)
  if (!author) return headOfMovedAuthor(slug)
  return authorMetadata(await getSite(), author, parsePageNumber(page) ?? 1, await findAuthorProfile(slug))
}

export default async function AuthorLaterPage({ params }: Props) {
  const { slug, page: segment } = await params
  const page = parsePageNumber(segment)
  if (page === null) return answerNotFound()
  const [author, profile, listing] = await Promise.all([
    findAuthor(slug),
    findAuthorProfile(slug),
    listAuthorPosts(slug, page),
  ])
  if (!author) return answerMovedAuthor(slug)
  if (!listing) return answerNotFound()
  return <AuthorPosts author={author} profile={profile} signaturePath={null} page={page} listing={listing} />
}
