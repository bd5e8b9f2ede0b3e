import { ListingJsonLd } from '@/components/posts/listing-json-ld'
import { ListingHeader, PostListing } from '@/components/posts/post-listing'
import { listingMetadata } from '@/lib/seo/listing-metadata'

export const metadata = listingMetadata('education', 1)

export default function EducationListingPage() {
  return (
    <>
      <ListingJsonLd type="education" page={1} />
      <ListingHeader type="education" page={1} />
      <PostListing type="education" page={1} />
    </>
  )
}
