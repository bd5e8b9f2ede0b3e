import Link from 'next/link'
import { PostCard } from './post-card'
import { postTypes } from '@/lib/posts/types'
import { postCallToAction, postScreen } from '@/lib/content/screens'
import type { AdjacentPosts } from '@/lib/posts/adjacent-posts'
import type { PostSummary } from '@/lib/posts/post'

/** The posts before and after this one in its listing. */
export function NeighbourLinks({ older, newer }: AdjacentPosts) {
  if (!older && !newer) return null
  return (
    <nav aria-label={postScreen.neighbours} className="neighbours">
      {older && (
        <Link rel="prev" href={`/blog/${older.slug}`}>
          <span>{postScreen.older}</span> {older.title}
        </Link>
      )}
      {newer && (
        <Link rel="next" href={`/blog/${newer.slug}`} className="neighbour-next">
          <span>{postScreen.newer}</span> {newer.title}
        </Link>
      )}
    </nav>
  )
}

export function RelatedPosts({ posts }: { posts: PostSummary[] }) {
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="related-title" className="related">
      <h2 id="related-title" className="mb-8 text-h2">
        {postScreen.related}
      </h2>
      <div className="post-grid">
        {posts.map((post) => (
          <PostCard key={post.slug} post={post} linkText={postTypes[post.type].linkText} heading="h3" />
        ))}
      </div>
    </section>
  )
}

/** The closing band of every post. */
export function PostCallToAction() {
  const { title, text, actions } = postCallToAction
  return (
    <aside className="post-call" aria-labelledby="post-call-title">
      <div>
        <h2 id="post-call-title" className="text-h2">
          {title}
        </h2>
        <p>{text}</p>
      </div>
      {actions.map(({ label, href }) => (
        <Link key={href} href={href} className="post-call-button">
          {label}
        </Link>
      ))}
    </aside>
  )
}
