import { Link } from '@/components/ui/link'
import { PostCard } from '@/components/posts/post-card'
import { JsonLd } from '@/components/site/json-ld'
import type { Author } from '@/lib/authors/queries'
import { authorPage, authorsPage } from '@/lib/content/discovery'
import { postTypes } from '@/lib/posts/types'
import type { ListingPage } from '@/lib/posts/public'
import { authorPath, pagedPath } from '@/lib/urls'
import { authorGraph } from '@/lib/seo/author-facts'

type Props = { author: Author; page: number; listing: ListingPage }

/** A page (from 1) of an author's posts. */
export function AuthorPosts({ author, page, listing: { posts, hasNext } }: Props) {
  const path = authorPath(author.slug) ?? '/authors'
  return (
    <>
      <JsonLd data={authorGraph(author, page, posts)} />
      <p className="text-sm">
        <Link href="/authors" className="inline-block py-2 underline">
          {authorsPage.title}
        </Link>
      </p>
      <h1 className="mt-2 mb-10 text-h1">
        {authorPage.heading(author.name)}
        {page > 1 && <span className="text-ink-soft"> · Page {page}</span>}
      </h1>
      <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map((post) => (
          <PostCard key={post.slug} post={post} linkText={postTypes[post.type].linkText} />
        ))}
      </div>
      <nav aria-label="Pages" className="mt-12 flex justify-between gap-6">
        {page > 1 ? (
          <Link rel="prev" href={pagedPath(path, page - 1)} className="py-2 underline">
            Newer posts
          </Link>
        ) : (
          <span />
        )}
        {hasNext && (
          <Link rel="next" href={pagedPath(path, page + 1)} className="py-2 underline">
            Older posts
          </Link>
        )}
      </nav>
    </>
  )
}
