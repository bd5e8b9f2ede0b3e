import { CopyLink } from './copy-link'
import { postScreen } from '@/lib/content/screens'
import type { Post } from '@/lib/posts/post'
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
