import { expect, it } from 'vitest'
import { MAX_ROBOTS_BYTES, parseRobots } from './parse.ts'

it('accepts a byte-order mark, comments and every kind of line end', () => {
  const file = parseRobots('\uFEFFUSER-AGENT: a # who\r\ndisallow : /x#y\rAllow:/z\n\nSitemap: https://e.com/s.xml')
  expect(file.groups).toEqual([
    {
      agents: ['a'],
      rules: [
        { allow: false, path: '/x', line: 2 },
        { allow: true, path: '/z', line: 3 },
      ],
    },
  ])
  expect(file.sitemaps).toEqual(['https://e.com/s.xml'])
  expect(file.remarks).toEqual([])
})

it('does not end a group at a sitemap or unknown line', () => {
  const file = parseRobots('User-agent: a\nSitemap: https://e.com/s\nCrawl-delay: 3\nUser-agent: b\nDisallow: /')
  expect(file.groups.map((group) => group.agents)).toEqual([['a', 'b']])
  expect(file.remarks).toEqual([{ line: 3, message: 'Google does not use “Crawl-delay” lines.' }])
})

it('reports what it skips, with the line', () => {
  const file = parseRobots('Disallow: /x\nhello\nUser-agent:\nUser-agent: a\nDisallow: x\nNoindex: /y\nSitemap: /s.xml')
  expect(file.remarks.map(({ line }) => line)).toEqual([1, 2, 3, 5, 6, 7])
  expect(file.groups).toHaveLength(1)
})

it('reads at most 500 KiB, without cutting a character', () => {
  const long = `User-agent: *\n${'Disallow: /ż\n'.repeat(60_000)}Disallow: /last`
  const file = parseRobots(long)
  expect(new TextEncoder().encode(long).length).toBeGreaterThan(MAX_ROBOTS_BYTES)
  expect(file.groups[0]?.rules.at(-1)?.path).not.toBe('/last')
  expect(file.remarks.at(-1)?.message).toContain('500 KiB')
  expect(JSON.stringify(file)).not.toContain('\uFFFD')
})

it('finishes on one line of 10 MB', () => {
  expect(parseRobots(`User-agent: ${'a'.repeat(10_000_000)}`).groups).toHaveLength(1)
})
