import { ListingHeader } from '@/components/posts/listing-header'
import { ListingSkeleton } from '@/components/posts/listing-skeleton'

export default function Loading() {
  return (
    <>
      <ListingHeader type="news" page={1} />
      <ListingSkeleton />
    </>
  )
}
