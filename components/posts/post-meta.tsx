import { MetaLine } from './meta-line'
import { longDate } from '@/lib/dates'
import type { PostSummary } from '@/lib/posts/post'
import { minutesRead } from '@/lib/posts/reading-time'
import { authorPath } from '@/lib/urls'

/** Author, date, and how long a post takes to read, on its own page. */
export function PostMeta({ post }: { post: PostSummary }) {
  return (
    <MetaLine
      author={post.author}
      authorHref={authorPath(post.authorSlug)}
      publishedAt={post.publishedAt}
      date={longDate(post.publishedAt)}
      length={minutesRead(post.minutes)}
    />
  )
}
