import { Hero, LandingIntro, Offerings } from '@/components/home/introduction'
import { ContentHub, LatestPosts } from '@/components/home/posts'
import { Testimonials } from '@/components/home/testimonials'
import { PageJsonLd } from '@/components/site/json-ld'
import { claimedNumber, contentHub, hero } from '@/lib/content/home'
import { listPostsBySlug } from '@/lib/posts/cards'
import { countPosts, listNewestPosts } from '@/lib/posts/public'
import { listingAt, POST_TYPES } from '@/lib/posts/types'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/')

const typesAt = (href: string) => POST_TYPES.filter((type) => type === listingAt(href)?.postType)

export default async function HomePage() {
  const [latest, all, published, featured] = await Promise.all([
    listNewestPosts(3),
    countPosts(POST_TYPES, claimedNumber(hero.figures[0]?.value)),
    Promise.all(contentHub.categories.map(({ href, count }) => countPosts(typesAt(href), claimedNumber(count)))),
    listPostsBySlug(contentHub.featured.map(({ slug }) => slug)),
  ])
  return (
    <>
      <PageJsonLd path="/" />
      <Hero published={all} />
      <LatestPosts posts={latest} />
      <LandingIntro />
      <Offerings />
      <Testimonials />
      <ContentHub featured={featured} published={published} />
    </>
  )
}
