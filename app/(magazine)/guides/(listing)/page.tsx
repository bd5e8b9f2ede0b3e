import { ListingHeader, PostListing } from '@/components/posts/post-listing'
import { listingMetadata } from '@/lib/posts/listing-metadata'

export const metadata = listingMetadata('guide', 1)

export default function GuideListingPage() {
  return (
    <>
      <ListingHeader type="guide" page={1} />
      <PostListing type="guide" page={1} />
    </>
  )
}
