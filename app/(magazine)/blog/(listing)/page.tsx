import { ListingJsonLd } from '@/components/posts/listing-json-ld'
import { ListingHeader, PostListing } from '@/components/posts/post-listing'
import { listingMetadata } from '@/lib/seo/listing-metadata'

export const metadata = listingMetadata('recipe', 1)

export default function RecipeListingPage() {
  return (
    <>
      <ListingJsonLd type="recipe" page={1} />
      <ListingHeader type="recipe" page={1} />
      <PostListing type="recipe" page={1} />
    </>
  )
}
