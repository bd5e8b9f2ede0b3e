import { ListingSkeleton } from '@/components/posts/listing-skeleton'

export default function Loading() {
  return <ListingSkeleton />
}
