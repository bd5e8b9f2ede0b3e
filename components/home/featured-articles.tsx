import Link from 'next/link'
import { Cover } from '@/components/art/cover'
import { contentHub } from '@/lib/content/home'
import { listingAt, postTypes } from '@/lib/posts/types'
import type { FeaturedArticle } from '@/lib/content/types'
import { shortDate } from '@/lib/dates'

/** Three set pieces: the first wide, the others beside it. They lead to the listing of their kind. */
export function FeaturedArticles() {
  return (
    <section aria-labelledby="featured" className="mt-20">
      <h2 id="featured" className="mb-8 text-h2 font-semibold">
        {contentHub.featuredTitle}
      </h2>
      <div className="featured">
        {contentHub.featured.map((article) => (
          <Article key={article.title} {...article} />
        ))}
      </div>
    </section>
  )
}

function Article({ category, title, excerpt, author, readTime, date, image, href }: FeaturedArticle) {
  const type = listingAt(href)?.postType ?? 'recipe'
  return (
    <article data-family={postTypes[type].family} className="featured-article paper-card">
      <div className="featured-cover">
        <Cover slug={image} type={type} className="block size-full" />
        <p className="type-tag">{category}</p>
      </div>
      <div className="featured-words">
        <h3 className="featured-title">
          <Link href={href}>{title}</Link>
        </h3>
        <p className="mt-3 text-[1rem] text-ink-soft">{excerpt}</p>
        <p className="mt-auto pt-4 text-small text-ink-soft">
          {author} · <time dateTime={date}>{shortDate(date)}</time> · {readTime}
        </p>
      </div>
    </article>
  )
}
