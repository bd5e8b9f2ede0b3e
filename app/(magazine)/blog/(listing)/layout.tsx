import type { ReactNode } from 'react'
import { ListingFrame } from '@/components/posts/listing-frame'

export default function RecipeListingLayout({ children }: { children: ReactNode }) {
  return <ListingFrame type="recipe">{children}</ListingFrame>
}
