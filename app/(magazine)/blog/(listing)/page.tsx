import { ListingHeader, PostListing } from '@/components/posts/post-listing'
import { listingMetadata } from '@/lib/posts/listing-metadata'

export const metadata = listingMetadata('recipe', 1)

export default function RecipeListingPage() {
  return (
    <>
      <ListingHeader type="recipe" page={1} />
      <PostListing type="recipe" page={1} />
    </>
  )
}
