import Link from 'next/link'
import { PostMeta } from './post-meta'
import { PostPicture } from './post-picture'
import { TypeTag } from './type-tag'
import type { PostSummary } from '@/lib/posts/post'
import { postTypes } from '@/lib/posts/types'

/** The newest post of a listing, wide. */
export function LeadCard({ post, linkText }: { post: PostSummary; linkText: string }) {
  const href = `/blog/${post.slug}` as const
  return (
    <article data-family={postTypes[post.type].family} className="post-card lead-card">
      <div className="post-card-picture">
        <PostPicture
          post={post}
          sizes="(min-width: 1200px) 720px, (min-width: 900px) 60vw, calc(100vw - 40px)"
          priority
        />
        <TypeTag type={post.type} />
      </div>
      <div className="post-card-text">
        <h2 className="post-card-title">
          <Link href={href} className="post-card-link">
            {post.title}
          </Link>
        </h2>
        {post.excerpt && <p className="lead-card-excerpt">{post.excerpt}</p>}
        <PostMeta post={post} />
        <p className="post-card-call">
          <Link href={href}>
            {linkText} <span className="sr-only">{post.title}</span>
          </Link>
        </p>
      </div>
    </article>
  )
}
