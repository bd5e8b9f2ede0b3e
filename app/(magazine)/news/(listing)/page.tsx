import { ListingJsonLd } from '@/components/posts/listing-json-ld'
import { ListingHeader, PostListing } from '@/components/posts/post-listing'
import { listingMetadata } from '@/lib/seo/listing-metadata'

export const metadata = listingMetadata('news', 1)

export default function NewsListingPage() {
  return (
    <>
      <ListingJsonLd type="news" page={1} />
      <ListingHeader type="news" page={1} />
      <PostListing type="news" page={1} />
    </>
  )
}
