import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ListingJsonLd } from '@/components/posts/listing-json-ld'
import { ListingHeader, PostListing } from '@/components/posts/post-listing'
import { listingMetadata } from '@/lib/seo/listing-metadata'
import { parsePageNumber } from '@/lib/paging'

type Props = PageProps<'/news/page/[page]'>

export const generateStaticParams = () => [{ page: '2' }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listingMetadata('news', parsePageNumber((await params).page) ?? 1)
}

export default async function NewsListingLaterPage({ params }: Props) {
  const page = parsePageNumber((await params).page)
  if (page === null) notFound()
  return (
    <>
      <ListingJsonLd type="news" page={page} />
      <ListingHeader type="news" page={page} />
      <PostListing type="news" page={page} />
    </>
  )
}
