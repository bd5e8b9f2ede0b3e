import { Link } from '@/components/ui/link'
import { LinkButton } from '@/components/site/link-button'
import { PostCard } from './post-card'
import { AuthorPortrait } from '@/components/authors/author-portrait'
import { CopyLink, ShareSheet } from './copy-link'
import { Picture } from '@/components/ui/picture'
import type { AuthorProfile } from '@/lib/authors/profile'
import { postTypes } from '@/lib/posts/types'
import { postCallToAction, postScreen } from '@/lib/content/screens'
import { artPath } from '@/lib/drawing/files'
import { COLLAGE_SIZE } from '@/lib/drawing/scenes/collages'
import type { AdjacentPosts } from '@/lib/posts/adjacent-posts'
import type { PostSummary, Post } from '@/lib/posts/post'
import { authorPath } from '@/lib/urls'
import { shareLinks } from '@/lib/posts/share'

/** Who wrote the post: the same face and words as on the author's page. */
export function AboutAuthor({ author: { slug, name, role, biography, portrait } }: { author: AuthorProfile }) {
  const path = authorPath(slug)
  return (
    <section
      aria-label={postScreen.aboutAuthor}
      className="about-author mt-14 grid grid-cols-[4.5rem_minmax(0,1fr)] items-start gap-x-6 border-t-2 border-ink pt-6 sm:grid-cols-[6rem_minmax(0,1fr)]"
    >
      <AuthorPortrait portrait={portrait} sizes="6rem" className="w-full" />
      <div>
        <p className="font-display text-xl leading-tight font-semibold">{name}</p>
        {role && <p className="text-[0.9375rem] font-semibold text-type">{role}</p>}
        {biography && <p className="mt-1.5 text-base text-ink-soft">{biography}</p>}
        {path && (
          <Link href={path} className="text-link text-[0.9375rem]">
            {postScreen.moreBy(name)}
          </Link>
        )}
      </div>
    </section>
  )
}

/** Ways to hand a post on. `origin` is SITE_URL. */
export function Share({ post, origin }: { post: Pick<Post, 'slug' | 'title' | 'image' | 'type'>; origin: string }) {
  const url = `${origin}/blog/${post.slug}`
  const links = shareLinks({ url, title: post.title, image: post.image ? origin + post.image.src : null })
  return (
    <section aria-labelledby="share-title" className="share mt-12 border-t border-line pt-5">
      <h2 id="share-title" className="text-[1.2rem]">
        {postScreen.share}
      </h2>
      {post.type === 'recipe' && (
        <p className="mt-1">
          <a href={`/contact/write?recipe=${post.slug}`} rel="nofollow" className="text-link font-semibold">
            {postScreen.tellUs}
          </a>
        </p>
      )}
      <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
        <ShareSheet url={url} title={post.title} />
        {links.map(({ name, href }) => (
          <li key={name}>
            <a
              href={href}
              className="text-link"
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

const adjacent =
  'border-t-3 border-(--type-colour) py-[0.9rem] font-display text-xl leading-tight font-semibold hover:text-type'
const direction = 'mb-0.5 block font-sans text-sm leading-normal font-normal text-ink-soft'

/** The posts before and after this one in its listing. */
export function NeighbourLinks({ older, newer }: AdjacentPosts) {
  if (!older && !newer) return null
  return (
    <nav aria-label={postScreen.neighbours} className="mt-14 grid gap-4 sm:grid-cols-2">
      {older && (
        <Link rel="prev" href={`/blog/${older.slug}`} className={adjacent}>
          <span className={direction}>{postScreen.older}</span> {older.title}
        </Link>
      )}
      {newer && (
        <Link rel="next" href={`/blog/${newer.slug}`} className={`${adjacent} text-right sm:col-start-2`}>
          <span className={direction}>{postScreen.newer}</span> {newer.title}
        </Link>
      )}
    </nav>
  )
}

export function RelatedPosts({ posts }: { posts: PostSummary[] }) {
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="related-title" className="related mt-16">
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

/** The closing band of every post: the studio's, and so in its colour. */
export function PostCallToAction() {
  const { title, text, actions } = postCallToAction
  return (
    <aside
      data-skin="studio"
      className="post-call mt-20 grid items-center gap-x-16 gap-y-8 rounded-[8px_8px_48px_8px] p-[clamp(2rem,5vw,3.5rem)] min-[900px]:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]"
      aria-labelledby="post-call-title"
    >
      <div>
        <h2 id="post-call-title" className="text-h2">
          {title}
        </h2>
        <p className="mt-3 max-w-[52ch]">{text}</p>
        {actions.map(({ label, href }) => (
          <LinkButton key={href} href={href} tone="paper" size="large" className="mt-7">
            {label}
          </LinkButton>
        ))}
      </div>
      <Picture
        src={artPath.collage('studio').still}
        alt=""
        {...COLLAGE_SIZE}
        unoptimized
        className="-my-6 mx-auto h-60 w-auto max-[900px]:hidden"
      />
    </aside>
  )
}
