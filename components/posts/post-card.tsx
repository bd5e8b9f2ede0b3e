import Link from 'next/link'
import { PostPicture } from './post-picture'
import { shortDate } from '@/lib/posts/dates'
import type { PostSummary } from '@/lib/posts/row'
import { POST_TYPE_LABELS } from '@/lib/posts/schema'

/** One post in a listing. `linkText` is the call of its listing; `headingLevel` fits the page it stands on. */
export function PostCard({ post, linkText }: { post: PostSummary; linkText: string }) {
  return (
    <article data-type={post.type} className="cut flex flex-col overflow-hidden bg-paper-raised shadow-paper">
      <PostPicture post={post} sizes="(min-width: 1024px) 384px, (min-width: 640px) 50vw, 100vw" />
      <div className="flex flex-1 flex-col gap-2 p-6">
        <p className="text-sm font-semibold text-type">{POST_TYPE_LABELS[post.type]}</p>
        <h2 className="text-[1.375rem]">
          <Link href={`/blog/${post.slug}`}>{post.title}</Link>
        </h2>
        <p className="text-sm text-ink-soft">
          {post.author} · <time dateTime={post.publishedAt}>{shortDate(post.publishedAt)}</time> · {post.minutes} min read
        </p>
        <p className="mt-auto pt-2 font-semibold text-type">
          <Link href={`/blog/${post.slug}`} aria-label={`${linkText}: ${post.title}`}>
            {linkText}
          </Link>
        </p>
      </div>
    </article>
  )
}
