import Link from 'next/link'
import { PostCard } from './post-card'
import { CopyLink } from './copy-link'
import { listingByType } from '@/lib/content/listings'
import { postCallToAction, postScreen } from '@/lib/content/screens'
import type { AdjacentPosts } from '@/lib/posts/adjacent-posts'
import type { PostSummary, Post } from '@/lib/posts/row'
import { shareLinks } from '@/lib/posts/share'

/** Ways to hand a post on. `origin` is SITE_URL. */
export function Share({ post, origin }: { post: Pick<Post, 'slug' | 'title' | 'image'>; origin: string }) {
  const url = `${origin}/blog/${post.slug}`
  const links = shareLinks({ url, title: post.title, image: post.image ? origin + post.image.src : null })
  return (
    <section aria-labelledby="share-title" className="share">
      <h2 id="share-title">{postScreen.share}</h2>
      <ul>
        {links.map(({ name, href }) => (
          <li key={name}>
            <a
              href={href}
              className="share-link"
              {...(href.startsWith('http') && { target: '_blank', rel: 'noopener noreferrer' })}
            >
              {name}
              {href.startsWith('http') && <span className="sr-only"> {postScreen.newTab}</span>}
            </a>
          </li>
        ))}
        <li>
          <CopyLink url={url} />
        </li>
      </ul>
    </section>
  )
}

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
          <PostCard key={post.slug} post={post} linkText={listingByType[post.type].linkText} heading="h3" />
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
