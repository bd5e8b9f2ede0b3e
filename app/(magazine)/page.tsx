import { compact } from '@/components/compact/compact'
import { CompactView } from '@/components/compact/compact-view'
import { Hero, LandingIntro, Offerings } from '@/components/home/introduction'
import { LaidOutLater } from '@/components/home/laid-out-later'
import { ContentHub, LatestPosts, Testimonials } from '@/components/home/posts-and-readers'
import { PageJsonLd } from '@/components/site/page-json-ld'
import { contentHub } from '@/lib/content/home'
import { listPostsBySlug } from '@/lib/posts/cards'
import { listNewestPosts } from '@/lib/posts/public'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/')

export default async function HomePage() {
  const [latest, featured] = await Promise.all([
    listNewestPosts(3),
    listPostsBySlug(contentHub.featured.map(({ slug }) => slug)),
  ])
  const sections = (
    <>
      <Hero />
      <LatestPosts posts={latest} />
      <LandingIntro />
      <Offerings />
      <Testimonials />
      <ContentHub featured={featured} />
    </>
  )
  return (
    <>
      <PageJsonLd path="/" />
      <LaidOutLater />
      <CompactView of={compact(sections)} />
    </>
  )
}
