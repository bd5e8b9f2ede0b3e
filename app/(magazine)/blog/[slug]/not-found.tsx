import { PostNotFound } from '@/components/posts/post-not-found'

export default function NotFound() {
  return <PostNotFound />
}
