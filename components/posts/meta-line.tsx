import { Link } from '@/components/ui/link'
import type { PostSummary } from '@/lib/posts/post'
import { authorPath } from '@/lib/urls'

type Props = {
  post: Pick<PostSummary, 'author' | 'authorSlug' | 'publishedAt'>
  date: string
  length: string
}

export function MetaLine({ post: { author, authorSlug, publishedAt }, date, length }: Props) {
  return (
    <p className="post-meta meta-line">
      {authorSlug ? (
        <Link href={authorPath(authorSlug)} className="post-author">
          {author}
        </Link>
      ) : (
        <span>{author}</span>
      )}
      <span>
        <span aria-hidden="true"> · </span>
        <time dateTime={publishedAt}>{date}</time>
      </span>
      <span>
        <span aria-hidden="true"> · </span>
        {length}
      </span>
    </p>
  )
}
