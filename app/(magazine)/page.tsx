import type { Metadata } from 'next'
import { ContentHub } from '@/components/home/content-hub'
import { Hero } from '@/components/home/hero'
import { Kitchen } from '@/components/home/kitchen'
import { Offerings } from '@/components/home/offerings'
import { Testimonials } from '@/components/home/testimonials'
import { homeMeta } from '@/lib/content/home'
import { listNewestPosts } from '@/lib/posts/queries'

export const metadata: Metadata = { title: { absolute: homeMeta.title }, description: homeMeta.description }

export default async function HomePage() {
  return (
    <>
      <Hero />
      <Kitchen />
      <Offerings />
      <Testimonials />
      <ContentHub posts={await listNewestPosts(3)} />
    </>
  )
}
