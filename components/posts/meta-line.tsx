import { Link } from '@/components/ui/link'

type Props = {
  author: string
  authorHref: string | null
  publishedAt: string
  /** The same as people write it. */
  date: string
  /** How long it takes: to read, or to cook. */
  length: string
}

/** Author, date and length of a post. */
export function MetaLine({ author, authorHref, publishedAt, date, length }: Props) {
  return (
    <p className="post-meta">
      {authorHref ? (
        <Link href={authorHref} className="post-author">
          {author}
        </Link>
      ) : (
        <span>{author}</span>
      )}
      <span aria-hidden="true"> · </span>
      <time dateTime={publishedAt}>{date}</time>
      <span aria-hidden="true"> · </span>
      <span>{length}</span>
    </p>
  )
}
