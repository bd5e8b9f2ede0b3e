import { ListingJsonLd } from '@/components/posts/listing-json-ld'
import { ListingHeader, PostListing } from '@/components/posts/post-listing'
import { listingMetadata } from '@/lib/seo/listing-metadata'

export const metadata = listingMetadata('guide', 1)

export default function GuideListingPage() {
  return (
    <>
      <ListingJsonLd type="guide" page={1} />
      <ListingHeader type="guide" page={1} />
      <PostListing type="guide" page={1} />
    </>
  )
}
