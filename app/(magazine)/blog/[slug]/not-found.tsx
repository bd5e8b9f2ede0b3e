import { PostNotFound } from '@/components/posts/post-article'

export default function NotFound() {
  return <PostNotFound />
}
