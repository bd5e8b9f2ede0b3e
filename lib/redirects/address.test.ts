import { globSync, readdirSync } from 'node:fs'
import { unstable_doesMiddlewareMatch, unstable_getResponseFromNextConfig } from 'next/experimental/testing/server'
import { expect, it } from 'vitest'
import {
  candidatesOf,
  canonicalAddress,
  countedAddress,
  FIRST_PARTS,
  isFollowed,
  isOwnPath,
  QUERY_KEYS,
} from './address'
import { postTypes } from '../posts/types'
import { config } from '@/middleware'
import nextConfig from '@/next.config'

const runsMiddleware = (url: string) => unstable_doesMiddlewareMatch({ config, url, nextConfig: {} })
const listings = Object.values(postTypes).map(({ path }) => path)

/** The first part of every route; a folder in brackets is a group. */
const firstParts = (): string[] =>
  globSync('app/**/{page,route}.{ts,tsx}').map(
    (file) =>
      file
        .split('/')
        .slice(1, -1)
        .filter((part) => !part.startsWith('('))[0] ?? '',
  )

/** The addresses of the files `manifest`, `robots`, `sitemap` and `favicon` of `app`. */
const METADATA = ['manifest.webmanifest', 'robots.txt', 'sitemap.xml', 'favicon.ico']

it('counts every route and every public file as the site’s own', () => {
  const own = [...firstParts(), ...readdirSync('public'), ...METADATA, '_next', 'some-key.txt']
  expect(own.filter((part) => !isOwnPath(`/${part}`))).toEqual([])
})

it.each([
  ...['/2019/05/soup', '/soup', '/index.php', '/blog/2019/soup', '/news/story', '/recipes/1'],
  ...listings.map((path) => `${path}/old/story`),
])('counts %s as a former address, which the middleware looks up', (path) => {
  expect([isOwnPath(path), runsMiddleware(path)]).toEqual([false, true])
})

it.each([
  ...['/', '/blog/soup', '/blog/filter/vegan/winter', '/topics/soups', '/topics/soups/page/2'],
  ...listings.flatMap((path) => [path, `${path}/page/2`]),
  ...['/about', '/_next/static/a.js', '/media/a.webp', '/sw.js', '/feed.xml'],
])('counts %s as the site’s own, for which the middleware does not run', (path) => {
  expect([isOwnPath(path), runsMiddleware(path)]).toEqual([true, false])
})

it.each(['/?p=12', '/news?page_id=3'])('the middleware runs for %s', (url) => {
  expect(runsMiddleware(url)).toBe(true)
})

it('looks up the whole query, each parameter, and the path if the site has no page there', () => {
  expect(candidatesOf('/', '?utm=x&p=12')).toEqual(['/?utm=x&p=12', '/?utm=x', '/?p=12'])
  expect(candidatesOf('/2019/Soup/', '?utm=x')).toEqual(['/2019/soup?utm=x', '/2019/soup'])
  expect(candidatesOf('/', '')).toEqual([])
  expect(candidatesOf('/search', '?q=soup')).toEqual([])
})

it.each([
  ['/2019/Soup/', '/2019/soup'],
  ['/Soup/?Q=Leek', '/soup?Q=Leek'],
  ['/Go?to=/Soup/?Q=1', '/go?to=/Soup/?Q=1'],
])('writes %s as the database stores it: %s', (address, stored) => {
  expect(canonicalAddress(address)).toBe(stored)
})

it.each([
  ['/2019/Soup/', true],
  ['/?p=12', true],
  ['/news/soup', true],
  ['/blog/soup/', true],
  ['/topics/soups', true],
  ['/about/team', false],
  ['/services/catering', false],
  ['/about?x=1', false],
  ['/blog/soup?x=1', false],
])('follows a redirect of %s: %s', (source, isAsked) => {
  expect(isFollowed(source)).toBe(isAsked)
})

it.each([
  ['/2019/05/soup/', '', '/2019/05/soup'],
  ['/', '?p=12', '/?p=12'],
  ['/', '?p=anna@example.com', null],
  ['/unsubscribe/anna@example.com', '', null],
  ['/reset/0123456789abcdef0123456789abcdef', '', null],
  ['/soup', '?mail=anna@example.com', '/soup'],
  ['/blog/soup', '', null],
])('counts %s%s as %s', (path, search, counted) => {
  expect(countedAddress(path, search)).toBe(counted)
})

it('lists the same first parts as the middleware’s matcher', () => {
  const listed = config.matcher.flatMap((entry) =>
    typeof entry === 'string' ? (/^\/\(\(\?!\(\?:([^)]+)\)\(\?:\/\|\$\)/.exec(entry)?.[1]?.split('|') ?? []) : [],
  )
  expect(listed.toSorted()).toEqual(FIRST_PARTS.toSorted())
})

it('lists the same query parameters as the middleware’s matcher', () => {
  const keys = config.matcher.flatMap((entry) =>
    typeof entry === 'string' ? [] : entry.has.flatMap((has) => ((has.type as string) === 'query' ? has.key : [])),
  )
  expect(keys).toEqual([...QUERY_KEYS])
})

it.each([
  ...['/blog/soup', '/blog/soup.md', '/saved/offline/soup', '/topics/soups', '/topics/soups/page/2'],
  ...['/feeds/topic-soups.xml', '/authors/maja'],
])('a browser asks the site again for %s, which may be a former address', async (path) => {
  const { headers } = await unstable_getResponseFromNextConfig({ url: `https://a.example${path}`, nextConfig })
  expect(headers.get('expires')).toBe('0')
})
