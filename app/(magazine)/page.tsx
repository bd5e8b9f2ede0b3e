import { ContentHub } from '@/components/home/content-hub'
import { Hero } from '@/components/home/hero'
import { Kitchen } from '@/components/home/kitchen'
import { Offerings } from '@/components/home/offerings'
import { Testimonials } from '@/components/home/testimonials'
import { PageData } from '@/components/site/page-data'
import { listNewestPosts } from '@/lib/posts/queries'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/')

export default async function HomePage() {
  return (
    <>
      <PageData path="/" />
      <Hero />
      <Kitchen />
      <Offerings />
      <Testimonials />
      <ContentHub posts={await listNewestPosts(3)} />
    </>
  )
}
