import { globSync, readdirSync } from 'node:fs'
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
import { config } from '@/middleware'

/** The first part of every route; a folder in brackets is a group. */
const firstParts = (): string[] =>
  globSync('app/**/{page,page.dev,route}.{ts,tsx}').map(
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

it.each(['/2019/05/soup', '/soup', '/index.php', '/blog/2019/soup', '/news/story', '/news/old/story', '/recipes/1'])(
  'counts %s as a former address',
  (path) => {
    expect(isOwnPath(path)).toBe(false)
  },
)

it.each([
  '/',
  '/blog',
  '/blog/soup',
  '/blog/page/2',
  '/news/page/2',
  '/blog/filter/vegan/winter',
  '/topics/soups/page/2',
])('counts %s as the site’s own', (path) => {
  expect(isOwnPath(path)).toBe(true)
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
