import type { ReactNode } from 'react'
import { ListingFrame } from '@/components/posts/listing-frame'

export default function NewsListingLayout({ children }: { children: ReactNode }) {
  return <ListingFrame type="news">{children}</ListingFrame>
}
