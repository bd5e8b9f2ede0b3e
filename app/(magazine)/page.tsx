import { ContentHub } from '@/components/home/content-hub'
import { Hero } from '@/components/home/hero'
import { LandingIntro, Offerings } from '@/components/home/offerings'
import { Testimonials } from '@/components/home/testimonials'
import { PageJsonLd } from '@/components/site/page-json-ld'
import { listNewestPosts } from '@/lib/posts/public'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/')

export default async function HomePage() {
  return (
    <>
      <PageJsonLd path="/" />
      <Hero />
      <LandingIntro />
      <Offerings />
      <Testimonials />
      <ContentHub posts={await listNewestPosts(3)} />
    </>
  )
}
