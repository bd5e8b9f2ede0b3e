import Link from 'next/link'
import { longDate, shortDate } from '@/lib/dates'
import type { PostSummary } from '@/lib/posts/post'
import { postLength } from '@/lib/posts/length'
import { minutesRead } from '@/lib/posts/reading-time'
import { authorPath } from '@/lib/urls'

function Author({ post }: { post: PostSummary }) {
  const path = authorPath(post.authorSlug)
  return path ? (
    <Link href={path} className="post-author">
      {post.author}
    </Link>
  ) : (
    <span>{post.author}</span>
  )
}

/** Author, date, and how long it takes: to read, on the post's own page; among others, a recipe says how long to cook. */
export function PostMeta({ post, isLong = false }: { post: PostSummary; isLong?: boolean }) {
  return (
    <p className="post-meta">
      <Author post={post} />
      <span aria-hidden="true"> · </span>
      <time dateTime={post.publishedAt}>{(isLong ? longDate : shortDate)(post.publishedAt)}</time>
      <span aria-hidden="true"> · </span>
      <span>{isLong ? minutesRead(post.minutes) : postLength(post)}</span>
    </p>
  )
}
