import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server'
import { expect, it } from 'vitest'
import { postTypes } from '../posts/types'
import { config } from '@/middleware'

const asks = (url: string) => unstable_doesMiddlewareMatch({ config, url, nextConfig: {} })

it.each([
  '/2019/05/soup',
  '/soup',
  '/index.php',
  '/blog/2019/soup',
  ...Object.values(postTypes).map(({ path }) => `${path}/old/story`),
  '/news/story',
  '/?p=12',
  '/news?page_id=3',
])('the middleware runs for %s', (url) => {
  expect(asks(url)).toBe(true)
})

it.each([
  '/',
  '/blog/soup',
  ...Object.values(postTypes).flatMap(({ path }) => [path, `${path}/page/2`]),
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
