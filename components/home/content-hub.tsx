import { FeaturedArticles } from './featured-articles'
import { SectionHeading } from './section-heading'
import { TornSection } from './torn-section'
import Link from 'next/link'
import { PieceArt } from '@/components/art/piece-art'
import type { PieceName } from '@/lib/drawing/pieces/registry'
import { PostCard } from '@/components/posts/post-card'
import { LinkButton } from '@/components/site/link-button'
import { contentHub } from '@/lib/content/home'
import { listingAt, postTypes } from '@/lib/posts/types'
import type { CategoryCard } from '@/lib/content/types'
import type { PostSummary } from '@/lib/posts/post'

const pieceOfPath: Readonly<Record<string, PieceName>> = { '/blog': 'bowl', '/guides': 'books', '/news': 'newspaper' }

/** Ways into the magazine: its three kinds, three set pieces, and the newest posts. */
export function ContentHub({ posts }: { posts: readonly PostSummary[] }) {
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
        <FeaturedArticles />
        <LatestPosts posts={posts} />
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
    <Link href={href} data-family={listingAt(href)?.family} className="category paper-card">
      <span className="category-arch">{piece && <PieceArt name={piece} className="category-piece" />}</span>
      <h3 className="mt-5 text-[1.625rem] font-semibold">{title}</h3>
      <span className="mt-1 block font-semibold text-type tabular-nums">{count}</span>
      <span className="mt-2 block text-ink-soft">{text}</span>
    </Link>
  )
}

function LatestPosts({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="latest" className="mt-20">
      <h2 id="latest" className="mb-8 text-h2 font-semibold">
        {contentHub.latestTitle}
      </h2>
      <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map((post) => (
          <PostCard key={post.slug} post={post} linkText={linkTextOf(post)} heading="h3" />
        ))}
      </div>
    </section>
  )
}

const linkTextOf = ({ type }: PostSummary): string => postTypes[type].linkText
