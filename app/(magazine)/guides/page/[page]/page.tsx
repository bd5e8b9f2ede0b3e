import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ListingJsonLd } from '@/components/posts/listing-json-ld'
import { ListingHeader, PostListing } from '@/components/posts/post-listing'
import { listingMetadata } from '@/lib/seo/listing-metadata'
import { parsePageNumber } from '@/lib/paging'

type Props = PageProps<'/guides/page/[page]'>

export const generateStaticParams = () => [{ page: '2' }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listingMetadata('guide', parsePageNumber((await params).page) ?? 1)
}

export default async function GuideListingLaterPage({ params }: Props) {
  const page = parsePageNumber((await params).page)
  if (page === null) notFound()
  return (
    <>
      <ListingJsonLd type="guide" page={page} />
      <ListingHeader type="guide" page={page} />
      <PostListing type="guide" page={page} />
    </>
  )
}
