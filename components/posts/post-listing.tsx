import Link from 'next/link'
import { EmptyState } from './empty-state'
import { ListingHeader } from './listing-header'
import { Pager } from './pager'
import { PostCard } from './post-card'
import { PostMeta } from './post-meta'
import { PostPicture } from './post-picture'
import { TypeTag } from './type-tag'
import type { PostSummary } from '@/lib/posts/post'
import { type PostType, postTypes } from '@/lib/posts/types'
import { pagedPath } from '@/lib/urls'

/** The newest post of a listing, wide. */
function LeadCard({ post, linkText }: { post: PostSummary; linkText: string }) {
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

type Props = { type: PostType; page: number; posts: PostSummary[]; hasNext: boolean }

/** A listing's page (from 1): its header, and its posts or its empty state. */
export function PostListing({ type, page, posts, hasNext }: Props) {
  const { path, linkText, emptyTitle, emptyText } = postTypes[type]
  return (
    <>
      <ListingHeader type={type} page={page} />
      {posts.length === 0 ? (
        <EmptyState title={emptyTitle} text={emptyText} />
      ) : (
        <div className="post-grid">
          {posts.map((post, index) =>
            page === 1 && index === 0 ? (
              <LeadCard key={post.slug} post={post} linkText={linkText} />
            ) : (
              <PostCard key={post.slug} post={post} linkText={linkText} />
            ),
          )}
        </div>
      )}
      <Pager
        page={page}
        hasNext={hasNext}
        pathOf={(number) => pagedPath(path, number)}
        newer="Newer posts"
        older="Older posts"
      />
    </>
  )
}
