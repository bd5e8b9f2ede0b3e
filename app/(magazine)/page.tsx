import { Hero, LandingIntro, Offerings } from '@/components/home/introduction'
import { ContentHub, LatestPosts } from '@/components/home/posts'
import { Testimonials } from '@/components/home/testimonials'
import { PageJsonLd } from '@/components/site/json-ld'
import { claimedNumber, contentHub, hero } from '@/lib/content/home'
import { listPostsBySlug } from '@/lib/posts/cards'
import { countPosts, listNewestPosts } from '@/lib/posts/public'
import { listingAt, POST_TYPES } from '@/lib/posts/types'
import { getSite } from '@/lib/settings/get-site'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata('/')

const typesAt = (href: string) => POST_TYPES.filter((type) => type === listingAt(href)?.postType)

export default async function HomePage() {
  const site = await getSite()
  const { categories, featured: articles } = contentHub(site)
  const [latest, all, published, featured] = await Promise.all([
    listNewestPosts(3),
    countPosts(POST_TYPES, claimedNumber(hero(site).figures[0]?.value)),
    Promise.all(categories.map(({ href, count }) => countPosts(typesAt(href), claimedNumber(count)))),
    listPostsBySlug(articles.map(({ slug }) => slug)),
  ])
  return (
    <>
      <PageJsonLd path="/" />
      <Hero site={site} published={all} />
      <LatestPosts title={contentHub(site).latestTitle} posts={latest} />
      <LandingIntro site={site} />
      <Offerings site={site} />
      <Testimonials site={site} />
      <ContentHub site={site} featured={featured} published={published} />
    </>
  )
}
