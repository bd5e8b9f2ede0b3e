import type { ReactNode } from 'react'
import { ListingFrame } from '@/components/posts/listing-frame'

export default function GuideListingLayout({ children }: { children: ReactNode }) {
  return <ListingFrame type="guide">{children}</ListingFrame>
}
