import { PostCards } from './post-cards'
import { AuthorPortrait } from '@/components/authors/author-portrait'
import { LinkButton } from '@/components/site/link-button'
import { Link } from '@/components/ui/link'
import { LinkList } from '@/components/ui/link-list'
import { Picture } from '@/components/ui/picture'
import type { AuthorProfile } from '@/lib/authors/profile'
import { postCallToAction } from '@/lib/content/post-words'
import { postScreen } from '@/lib/content/screens'
import { artPath, COLLAGE_SIZE } from '@/lib/drawing/addresses'
import { topicPath, topicsPage, topicText } from '@/lib/content/topics'
import type { AdjacentPosts } from '@/lib/posts/related-posts'
import type { PostSummary } from '@/lib/posts/post'
import type { PostTopic } from '@/lib/posts/topics'
import { authorPath, postPath } from '@/lib/urls'

/** The author of the post, with the portrait and biography of the author's page. */
export function AboutAuthor({ author: { slug, name, role, biography, portrait } }: { author: AuthorProfile }) {
  return (
    <section aria-label={postScreen.aboutAuthor} className="about-author">
      <AuthorPortrait portrait={portrait} sizes="6rem" className="w-full" />
      <div>
        <p className="font-display text-xl leading-tight font-semibold">{name}</p>
        {role && <p className="text-[0.9375rem] font-semibold text-type">{role}</p>}
        {biography && <p className="mt-1.5 text-base text-ink-soft">{biography}</p>}
        <Link href={authorPath(slug)} className="text-link text-[0.9375rem]">
          {postScreen.moreBy(name)}
        </Link>
      </div>
    </section>
  )
}

/** The posts before and after this one in its listing. */
export function AdjacentLinks({ older, newer }: AdjacentPosts) {
  if (!older && !newer) return null
  return (
    <nav aria-label={postScreen.adjacent} className="mt-14 grid gap-4 sm:grid-cols-2">
      {older && (
        <Link rel="prev" href={postPath(older.slug)} className="adjacent">
          <span>{postScreen.older}</span> {older.title}
        </Link>
      )}
      {newer && (
        <Link rel="next" href={postPath(newer.slug)} className="adjacent">
          <span>{postScreen.newer}</span> {newer.title}
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
      <PostCards posts={posts} heading="h3" />
    </section>
  )
}

/** Links to the topics of a post. */
export function PostTopics({ topics }: { topics: readonly PostTopic[] }) {
  if (topics.length === 0) return null
  return (
    <nav aria-labelledby="topics-title" className="mt-10 border-t border-line pt-5">
      <h2 id="topics-title" className="text-[1.2rem]">
        {topicsPage.related}
      </h2>
      <LinkList
        links={topics.map((topic) => ({ href: topicPath(topic.slug), label: topicText(topic).title }))}
        className="mt-3 flex flex-wrap gap-2"
        linkClass="chip"
      />
    </nav>
  )
}

/** The call to action at the end of every post. It is about the studio and has the studio's colour. */
export function PostCallToAction() {
  const { title, text, actions } = postCallToAction
  return (
    <aside data-skin="studio" className="post-call" aria-labelledby="post-call-title">
      <div>
        <h2 id="post-call-title" className="text-h2">
          {title}
        </h2>
        <p className="mt-3 max-w-[52ch]">{text}</p>
        {actions.map(({ label, href }) => (
          <LinkButton key={href} href={href} label={label} tone="paper" size="large" className="mt-7" />
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
