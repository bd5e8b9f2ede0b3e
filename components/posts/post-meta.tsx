import { longDate, shortDate } from '@/lib/posts/dates'
import type { PostSummary } from '@/lib/posts/row'

/** Author, date and reading time in one line. */
export function PostMeta({ post, isLong = false }: { post: PostSummary; isLong?: boolean }) {
  return (
    <p className="post-meta">
      <span>{post.author}</span>
      <span aria-hidden="true"> · </span>
      <time dateTime={post.publishedAt}>{(isLong ? longDate : shortDate)(post.publishedAt)}</time>
      <span aria-hidden="true"> · </span>
      <span>{post.minutes} min read</span>
    </p>
  )
}
