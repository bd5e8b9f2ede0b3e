import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ListingJsonLd } from '@/components/posts/listing-json-ld'
import { ListingHeader, PostListing } from '@/components/posts/post-listing'
import { listingMetadata } from '@/lib/seo/listing-metadata'
import { parsePageNumber } from '@/lib/paging'

type Props = PageProps<'/education/page/[page]'>

export const generateStaticParams = () => [{ page: '2' }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listingMetadata('education', parsePageNumber((await params).page) ?? 1)
}

export default async function EducationListingLaterPage({ params }: Props) {
  const page = parsePageNumber((await params).page)
  if (page === null) notFound()
  return (
    <>
      <ListingJsonLd type="education" page={page} />
      <ListingHeader type="education" page={page} />
      <PostListing type="education" page={page} />
    </>
  )
}
