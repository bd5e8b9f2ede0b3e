import { SectionHeading, TornSection } from './sections'
import { PieceArt } from '@/components/art/piece-art'
import { PostCards } from '@/components/posts/post-cards'
import { PostImage } from '@/components/posts/post-image'
import { LinkButton } from '@/components/site/link-button'
import { Link } from '@/components/ui/link'
import { type CategoryCard, contentHub, publishedNote } from '@/lib/content/home'
import { shortDate } from '@/lib/dates'
import type { PieceName } from '@/lib/drawing/pieces/registry'
import type { PostSummary } from '@/lib/posts/post'
import { minutesRead } from '@/lib/posts/reading-time'
import { listingAt, postTypes } from '@/lib/posts/types'
import type { Site } from '@/lib/site'
import { postPath } from '@/lib/urls'

/** The newest posts; first on the page, because most readers come for them. */
export function LatestPosts({ title, posts }: { title: string; posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="latest" className="pb-18 sm:pb-20 lg:pb-28">
      <h2 id="latest" className="mb-5 text-h2 sm:mb-8 font-semibold">
        {title}
      </h2>
      <PostCards posts={posts} heading="h3" className="post-grid latest-posts max-sm:gap-4" />
    </section>
  )
}

const LEAD_SIZES = '(min-width: 1200px) 780px, (min-width: 1024px) 64vw, calc(100vw - 40px)'
const SIZES = '(min-width: 1024px) 380px, calc(100vw - 40px)'

/** The featured posts that exist: the first one wide, the others beside it. */
function FeaturedArticles({ site, posts }: { site: Site; posts: readonly PostSummary[] }) {
  const { featuredTitle, featured } = contentHub(site)
  const articles = featured.flatMap(({ slug, category }) => {
    const post = posts.find((one) => one.slug === slug)
    return post ? [{ post, category }] : []
  })
  if (articles.length === 0) return null
  return (
    <section aria-labelledby="featured" className="mt-12 sm:mt-20">
      <h2 id="featured" className="mb-5 text-h2 sm:mb-8 font-semibold">
        {featuredTitle}
      </h2>
      <div className="grid gap-4 sm:gap-6 lg:grid-cols-12 lg:grid-rows-2">
        {articles.map((article, index) => (
          <Article key={article.post.slug} {...article} isLead={index === 0} />
        ))}
      </div>
    </section>
  )
}

function Article({ post, category, isLead }: { post: PostSummary; category: string; isLead: boolean }) {
  const { title, excerpt, author, publishedAt, minutes, slug, type } = post
  return (
    <article
      data-family={postTypes[type].family}
      className={[
        'paper-card relative flex flex-col overflow-clip rounded-[8px_48px_8px_8px] bg-paper-raised shadow-paper',
        isLead
          ? 'lg:col-span-8 lg:row-span-2 lg:rounded-[48px_8px_8px_8px]'
          : 'max-sm:grid max-sm:grid-cols-[7.25rem_minmax(0,1fr)] lg:col-span-4',
      ].join(' ')}
    >
      <div
        className={`relative aspect-[4/3] ${isLead ? 'max-sm:aspect-video lg:aspect-auto lg:min-h-104 lg:flex-1' : 'max-sm:aspect-auto lg:aspect-video'}`}
      >
        <div className="absolute inset-0 overflow-clip [&_img]:size-full [&_img]:object-cover">
          <PostImage post={post} sizes={isLead ? LEAD_SIZES : SIZES} />
        </div>
        <p
          className={`type-tag absolute left-5 -bottom-[0.7rem] ${isLead ? '' : 'max-sm:bottom-2 max-sm:left-1 max-sm:px-2 max-sm:text-[0.6875rem]'}`}
        >
          {category}
        </p>
      </div>
      <div className={`flex flex-1 flex-col p-4 sm:p-6 ${isLead ? 'lg:flex-none' : ''}`}>
        <h3 className={`text-[1.375rem] leading-[1.12] ${isLead ? 'lg:text-h2' : 'max-sm:text-[1.125rem]'}`}>
          <Link href={postPath(slug)} className="after:absolute after:inset-0 after:content-['']">
            {title}
          </Link>
        </h3>
        <p
          className={`mt-2 text-ink-soft sm:mt-3 ${isLead ? 'text-base' : 'text-[0.9375rem] leading-snug max-sm:line-clamp-2 sm:text-base'}`}
        >
          {excerpt}
        </p>
        <p className="post-meta mt-auto pt-3 sm:pt-4">
          {author} · <time dateTime={publishedAt}>{shortDate(publishedAt)}</time> · <span>{minutesRead(minutes)}</span>
        </p>
      </div>
    </article>
  )
}

const pieceOfPath: Readonly<Record<string, PieceName>> = { '/blog': 'bowl', '/guides': 'books', '/news': 'newspaper' }

/** The three categories of the magazine with their numbers of posts, and the featured posts. */
export function ContentHub({
  site,
  featured,
  published,
}: {
  site: Site
  featured: readonly PostSummary[]
  published: readonly number[]
}) {
  const { title, text, categories, action } = contentHub(site)
  return (
    <TornSection sheet="bg-paper" labelledBy="hub" className="bleed-bottom">
      <div className="page-width">
        <SectionHeading id="hub" title={title} text={text} />
        <ul className="mt-8 grid gap-4 sm:mt-12 sm:gap-6 md:grid-cols-3 lg:gap-8">
          {categories.map((category, index) => (
            <li key={category.href}>
              <Category {...category} published={published[index] ?? 0} />
            </li>
          ))}
        </ul>
        <FeaturedArticles site={site} posts={featured} />
        <p className="mt-8 text-center sm:mt-14">
          <LinkButton {...action} size="large" />
        </p>
      </div>
    </TornSection>
  )
}

function Category({ title, count, text, href, published }: CategoryCard & { published: number }) {
  const note = publishedNote(published, count)
  const piece = pieceOfPath[href]
  return (
    <Link
      href={href}
      data-family={listingAt(href)?.family}
      className="group paper-card block h-full max-md:grid max-md:grid-cols-[7rem_minmax(0,1fr)] max-md:gap-x-5"
    >
      <span className="grid h-28 content-end justify-center overflow-clip rounded-[999px_999px_8px_8px] bg-(--type-sheet) max-md:row-span-3 md:h-60">
        {piece && <PieceArt name={piece} className="-mb-1 w-26 md:w-58" />}
      </span>
      <h3 className="text-[1.375rem] max-md:self-end md:mt-5 md:text-[1.625rem] font-semibold underline-offset-4 group-hover:underline">
        {title}
      </h3>
      <span className="mt-1 block font-semibold text-type tabular-nums">
        {count}
        {note && <small className="block text-small font-normal text-ink-soft">{note}</small>}
      </span>
      <span className="mt-2 block text-ink-soft max-sm:hidden">{text}</span>
    </Link>
  )
}
