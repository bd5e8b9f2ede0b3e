import { SectionHeading } from './section-heading'
import { Stats } from './stats'
import { TornSection } from './torn-section'
import { Cover } from '@/components/art/cover'
import { PieceArt } from '@/components/art/piece-art'
import { Portrait } from '@/components/art/portrait'
import { PostCards } from '@/components/posts/post-cards'
import { PostImage } from '@/components/posts/post-image'
import { LinkButton } from '@/components/site/link-button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { check } from '@/components/ui/outlines'
import { contentHub, testimonials } from '@/lib/content/home'
import type { CategoryCard, FeaturedArticle, Testimonial } from '@/lib/content/types'
import { shortDate } from '@/lib/dates'
import type { PieceName } from '@/lib/drawing/pieces/registry'
import type { PostSummary } from '@/lib/posts/post'
import { minutesRead } from '@/lib/posts/reading-time'
import { listingAt, postTypes } from '@/lib/posts/types'
import { postPath } from '@/lib/urls'

/** The newest posts: what most readers came for, so they stand first. */
export function LatestPosts({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null
  return (
    <section suppressHydrationWarning data-later="" aria-labelledby="latest" className="pb-20 lg:pb-28">
      <h2 id="latest" className="mb-8 text-h2 font-semibold">
        {contentHub.latestTitle}
      </h2>
      <PostCards posts={posts} heading="h3" className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3" />
    </section>
  )
}

const LEAD_SIZES = '(min-width: 1200px) 780px, (min-width: 1024px) 64vw, calc(100vw - 40px)'
const SIZES = '(min-width: 1024px) 380px, calc(100vw - 40px)'

/** Three set pieces: the first wide, the others beside it. Each is a post, and says what that says. */
function FeaturedArticles({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <section aria-labelledby="featured" className="mt-20">
      <h2 id="featured" className="mb-8 text-h2 font-semibold">
        {contentHub.featuredTitle}
      </h2>
      <div className="grid gap-6 lg:grid-cols-12 lg:grid-rows-2">
        {contentHub.featured.map((article, index) => (
          <Article
            key={article.slug}
            article={article}
            post={posts.find(({ slug }) => slug === article.slug)}
            isLead={index === 0}
          />
        ))}
      </div>
    </section>
  )
}

type ArticleProps = { article: FeaturedArticle; post: PostSummary | undefined; isLead: boolean }

/** What an article says: what its post says; for one that is gone, the words that were written for it. */
const wordsOf = (article: FeaturedArticle, post: PostSummary | undefined) =>
  post
    ? { ...post, href: postPath(post.slug), date: post.publishedAt, readTime: minutesRead(post.minutes) }
    : { ...article, href: postTypes[article.type].path }

function Article({ article, post, isLead }: ArticleProps) {
  const { type, category } = article
  const { title, excerpt, author, readTime, date, href } = wordsOf(article, post)
  const picture = `block size-full ${isLead ? 'lg:absolute lg:inset-0' : ''}`
  return (
    <article
      data-family={postTypes[type].family}
      className={[
        'paper-card relative flex flex-col overflow-clip rounded-[8px_48px_8px_8px] bg-paper-raised shadow-paper',
        isLead ? 'lg:col-span-8 lg:row-span-2 lg:rounded-[48px_8px_8px_8px]' : 'lg:col-span-4',
      ].join(' ')}
    >
      <div className={`relative aspect-[4/3] ${isLead ? 'lg:aspect-auto lg:min-h-104 lg:flex-1' : 'lg:aspect-video'}`}>
        <div className={`${picture} overflow-clip [&_:is(img,svg)]:size-full [&_img]:object-cover`}>
          {post ? (
            <PostImage post={post} sizes={isLead ? LEAD_SIZES : SIZES} />
          ) : (
            <Cover slug={article.image} type={type} />
          )}
        </div>
        <p className="type-tag absolute -bottom-[0.7rem] left-5">{category}</p>
      </div>
      <div className={`flex flex-1 flex-col p-6 ${isLead ? 'lg:flex-none' : ''}`}>
        <h3 className={`text-[1.375rem] leading-[1.12] ${isLead ? 'lg:text-h2' : ''}`}>
          <Link href={href} className="after:absolute after:inset-0 after:content-['']">
            {title}
          </Link>
        </h3>
        <p className="mt-3 text-[1rem] text-ink-soft">{excerpt}</p>
        <p className="mt-auto pt-4 text-small text-ink-soft">
          {author} · <time dateTime={date}>{shortDate(date)}</time> · {readTime}
        </p>
      </div>
    </article>
  )
}

const pieceOfPath: Readonly<Record<string, PieceName>> = { '/blog': 'bowl', '/guides': 'books', '/news': 'newspaper' }

/** Ways into the magazine: its three kinds, and three set pieces, those of them that are there. */
export function ContentHub({ featured }: { featured: readonly PostSummary[] }) {
  return (
    <TornSection sheet="sheet-page" labelledBy="hub" className="bleed-bottom">
      <div className="page-width">
        <SectionHeading id="hub" title={contentHub.title} text={contentHub.text} />
        <ul className="mt-12 grid gap-6 md:grid-cols-3 lg:gap-8">
          {contentHub.categories.map((category) => (
            <li key={category.href}>
              <Category {...category} />
            </li>
          ))}
        </ul>
        <FeaturedArticles posts={featured} />
        <p className="mt-14 text-center">
          <LinkButton href={contentHub.action.href} size="large">
            {contentHub.action.label}
          </LinkButton>
        </p>
      </div>
    </TornSection>
  )
}

function Category({ title, count, text, href }: CategoryCard) {
  const piece = pieceOfPath[href]
  return (
    <Link href={href} data-family={listingAt(href)?.family} className="group paper-card block h-full">
      <span className="grid h-60 place-items-[end_center] overflow-clip rounded-[999px_999px_8px_8px] bg-(--type-sheet)">
        {piece && <PieceArt name={piece} className="-mb-1 w-58" />}
      </span>
      <h3 className="mt-5 text-[1.625rem] font-semibold underline-offset-4 group-hover:underline">{title}</h3>
      <span className="mt-1 block font-semibold text-type tabular-nums">{count}</span>
      <span className="mt-2 block text-ink-soft">{text}</span>
    </Link>
  )
}

const MOST = 5

const STAR_WIDTH = 20
const STAR = '1.2l2.7 5.4 6 .8-4.4 4.3 1.1 6-5.3-2.8-5.5 2.9 1.2-6.1L'

/** So many stars in a row, from the given place on, as one outline. */
const stars = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, index) => (from + index) * STAR_WIDTH)
    .map((left) => `M${left + 10} ${STAR}${left + 1.4} 7.5l5.9-.9z`)
    .join('')

/** A rating as cut stars; assistive technology reads "5 out of 5". */
function Stars({ rating }: { rating: number }) {
  return (
    <svg viewBox="0 0 100 20" role="img" aria-label={`${rating} out of ${MOST}`} className="stars">
      <path d={stars(0, rating)} data-full="" />
      {rating < MOST && <path d={stars(rating, MOST)} />}
    </svg>
  )
}

/** Figures and three readers on a sheet of herb paper. */
export function Testimonials() {
  const { title, text, figures, items, action } = testimonials
  return (
    <TornSection sheet="sheet-herb" labelledBy="testimonials">
      <div className="page-width">
        <SectionHeading id="testimonials" title={title} text={text} />
        <Stats figures={figures} className="mt-12" />
        <ul className="mt-14 grid gap-6 lg:grid-cols-3">
          {items.map((item, index) => (
            <li key={item.name} className="lg:nth-2:translate-y-10">
              <Voice {...item} edge={index % 2 === 0 ? 'cut' : 'cut-mirrored'} />
            </li>
          ))}
        </ul>
        <LinkButton href={action.href} tone="sheet" size="large" className="mt-14">
          {action.label}
        </LinkButton>
      </div>
    </TornSection>
  )
}

function Voice({ name, role, image, content, rating, results, edge }: Testimonial & { edge: string }) {
  return (
    <figure className={`voice paper-card ${edge}`}>
      <Portrait seed={image} className="voice-portrait" />
      <Stars rating={rating} />
      <blockquote>{content}</blockquote>
      <ul className="mt-5 grid gap-2 text-[0.9375rem]">
        {results.map((result) => (
          <li key={result}>
            <Icon outline={check} className="voice-check" />
            {result}
          </li>
        ))}
      </ul>
      <figcaption className="mt-auto pt-6">
        <span className="block font-semibold">{name}</span>
        <span className="block text-small text-ink-soft">{role}</span>
      </figcaption>
    </figure>
  )
}
