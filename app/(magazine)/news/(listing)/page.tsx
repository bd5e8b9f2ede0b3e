import { ListingHeader, PostListing } from '@/components/posts/post-listing'
import { listingMetadata } from '@/lib/posts/listing-metadata'

export const metadata = listingMetadata('news', 1)

export default function NewsListingPage() {
  return (
    <>
      <ListingHeader type="news" page={1} />
      <PostListing type="news" page={1} />
    </>
  )
}
