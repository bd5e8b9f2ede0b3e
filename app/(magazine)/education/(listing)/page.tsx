import { ListingHeader, PostListing } from '@/components/posts/post-listing'
import { listingMetadata } from '@/lib/posts/listing-metadata'

export const metadata = listingMetadata('education', 1)

export default function EducationListingPage() {
  return (
    <>
      <ListingHeader type="education" page={1} />
      <PostListing type="education" page={1} />
    </>
  )
}
