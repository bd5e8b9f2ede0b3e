import { PostCards } from './post-cards'
import { AuthorPortrait } from '@/components/authors/author-portrait'
import { Link } from '@/components/ui/link'
import type { AuthorProfile } from '@/lib/authors/profile'
import { postScreen } from '@/lib/content/screens'
import { topicPath, topicsPage, topicText } from '@/lib/content/topics'
import type { AdjacentPosts } from '@/lib/posts/adjacent-posts'
import type { PostSummary } from '@/lib/posts/post'
import type { PostTopic } from '@/lib/posts/topics'
import { authorPath } from '@/lib/urls'

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

/** The posts before and after this one in its listing. */
export function AdjacentLinks({ older, newer }: AdjacentPosts) {
  if (!older && !newer) return null
  return (
    <nav aria-label={postScreen.adjacent} className="mt-14 grid gap-4 sm:grid-cols-2">
      {older && (
        <Link rel="prev" href={`/blog/${older.slug}`} className="adjacent">
          <span>{postScreen.older}</span> {older.title}
        </Link>
      )}
      {newer && (
        <Link rel="next" href={`/blog/${newer.slug}`} className="adjacent">
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

/** The ways from a post to the others that are about the same. */
export function PostTopics({ topics }: { topics: readonly PostTopic[] }) {
  if (topics.length === 0) return null
  return (
    <nav aria-labelledby="topics-title" className="post-topics mt-10 border-t border-line pt-5">
      <h2 id="topics-title" className="text-[1.2rem]">
        {topicsPage.related}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {topics.map((topic) => (
          <li key={topic.slug}>
            <Link href={topicPath(topic.slug)} className="chip">
              {topicText(topic).title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
