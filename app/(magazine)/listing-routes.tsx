import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { ListingFrame, PostListing } from '@/components/posts/post-listing'
import { JsonLd } from '@/components/site/json-ld'
import { answerNotFound } from '@/lib/not-found'
import { parsePageNumber } from '@/lib/paging'
import { listPosts } from '@/lib/posts/public'
import type { PostType } from '@/lib/posts/types'
import { getSite } from '@/lib/settings/get-site'
import { listingList } from '@/lib/seo/list-facts'
import { listGraph, listMetadata } from '@/lib/seo/paged-list'

/*
 * The listings of all post types. Each route is three short files, since Next reads a route's exports from its own
 * file. The texts of a listing are in lib/posts/types.ts.
 */

/** Wraps the first page of a listing: shows its frame until the posts load. */
export const listingLayout = (type: PostType) =>
  function ListingLayout({ children }: { children: ReactNode }) {
    return <ListingFrame type={type}>{children}</ListingFrame>
  }

/** A page (from 1) of a listing; a later page without posts is a 404. */
async function Listing({ type, page }: { type: PostType; page: number }) {
  const listing = await listPosts(type, page)
  if (listing.posts.length === 0 && page > 1) return answerNotFound()
  const site = await getSite()
  return (
    <>
      <JsonLd data={listGraph(site, listingList(site, type), page, listing.posts)} />
      <PostListing type={type} page={page} listing={listing} />
    </>
  )
}

export async function listingMetadata(type: PostType, page = 1): Promise<Metadata> {
  const site = await getSite()
  return listMetadata(site, listingList(site, type), page)
}

export const firstPage = (type: PostType) =>
  function FirstListingPage() {
    return <Listing type={type} page={1} />
  }

type LaterPageProps = { params: Promise<{ page: string }> }

export const generateStaticParams = () => [{ page: '2' }]

export const laterPageMetadata =
  (type: PostType) =>
  async ({ params }: LaterPageProps): Promise<Metadata> =>
    listingMetadata(type, parsePageNumber((await params).page) ?? 1)

export const laterPage = (type: PostType) =>
  async function LaterListingPage({ params }: LaterPageProps) {
    const page = parsePageNumber((await params).page)
    if (page === null) return answerNotFound()
    return <Listing type={type} page={page} />
  }
