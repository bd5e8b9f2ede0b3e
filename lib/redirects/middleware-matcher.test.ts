import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server'
import { expect, it } from 'vitest'
import { config } from '@/middleware'

const asks = (url: string) => unstable_doesMiddlewareMatch({ config, url, nextConfig: {} })

it.each([
  '/2019/05/soup',
  '/soup',
  '/index.php',
  '/blog/2019/soup',
  '/news/story',
  '/news/old/story',
  '/?p=12',
  '/news?page_id=3',
])('the middleware runs for %s', (url) => {
  expect(asks(url)).toBe(true)
})

it.each([
  '/',
  '/blog',
  '/blog/soup',
  '/blog/page/2',
  '/news/page/2',
  '/blog/filter/vegan/winter',
  '/topics/soups',
  '/about',
  '/_next/static/a.js',
  '/media/a.webp',
  '/sw.js',
  '/feed.xml',
])('the middleware does not run for the frequent address %s', (url) => {
  expect(asks(url)).toBe(false)
})
