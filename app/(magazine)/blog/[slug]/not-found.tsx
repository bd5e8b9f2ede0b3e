import { PostNotFound } from '@/components/posts/lazy-post-not-found'

export default function NotFound() {
  return <PostNotFound />
}
