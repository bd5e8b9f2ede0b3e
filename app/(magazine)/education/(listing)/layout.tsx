import type { ReactNode } from 'react'
import { ListingFrame } from '@/components/posts/listing-frame'

export default function EducationListingLayout({ children }: { children: ReactNode }) {
  return <ListingFrame type="education">{children}</ListingFrame>
}
