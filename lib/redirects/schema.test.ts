import { expect, it } from 'vitest'
import { redirectSchema, redirectsOfCsv, storedTarget } from './schema'

it('accepts a path, and reads the path of a whole address', () => {
  expect(redirectSchema.parse({ source: ' https://old.example/2019/Żurek/?x=1 ', target: '/blog/zurek' })).toEqual({
    source: '/2019/%C5%BBurek/?x=1',
    target: '/blog/zurek',
  })
})

it('writes an old address in the spelling of requests', () => {
  expect(redirectSchema.parse({ source: '/2019/one%2Dpot', target: '/blog/one-pot' }).source).toBe('/2019/one-pot')
})

it.each([
  ['soup', '/blog/soup'],
  ['//evil.example/a', '/blog/soup'],
  ['/a', 'javascript:alert(1)'],
  ['/a', '//evil.example'],
  ['/a', ''],
  ['/%zz2', '/blog/soup'],
  ['/caf%E9', '/blog/soup'],
  ['/a%00', '/blog/soup'],
  [`/${'a'.repeat(221)}`, '/blog/soup'],
  ['/a', '/blog/%zz'],
])('refuses %j to %j', (source, target) => {
  expect(redirectSchema.safeParse({ source, target }).success).toBe(false)
})

it('refuses a part of a page of this site, and keeps one of another site', () => {
  const issues = redirectSchema.safeParse({ source: '/a', target: ' /blog/soup#steps' }).error?.issues
  expect(issues?.map(({ message }) => message)).toEqual(['A new address on this site ends before the #.'])
  const other = 'https://other.example/soup#steps'
  expect(redirectSchema.parse({ source: '/a', target: other }).target).toBe(other)
})

it.each([
  ['https://OWN.example/blog/soup?x=1', { target: '/blog/soup?x=1' }],
  ['https://own.example/blog/soup#steps', { refused: 'A new address on this site ends before the #.' }],
  ['https://own.example#steps', { refused: 'A new address on this site ends before the #.' }],
  ['https://own.example/blog/%zz', { refused: expect.stringMatching(/^No request can have this address/) }],
  ['https://other.example/soup#steps', { target: 'https://other.example/soup#steps' }],
  ['https://other.example/caf%E9', { target: 'https://other.example/caf%E9' }],
])('turns the whole address %s into %o', (target, stored) => {
  expect(storedTarget(redirectSchema.parse({ source: '/a', target }).target, 'https://own.example')).toEqual(stored)
})

it('reads a table with or without headings', () => {
  expect(redirectsOfCsv('\uFEFFOld,New\r\n/a,/b\r\n,\r\n"/c,d",/e\r\n')).toEqual([
    { line: 2, source: '/a', target: '/b' },
    { line: 4, source: '/c,d', target: '/e' },
  ])
  expect(redirectsOfCsv('/a,/b')).toEqual([{ line: 1, source: '/a', target: '/b' }])
  expect(() => redirectsOfCsv('nothing')).toThrow('The table holds no addresses')
})

it('reads a table with semicolons, which Excel writes in countries with a decimal comma', () => {
  expect(redirectsOfCsv('Old;New\r\n/a,1;/b\r\n')).toEqual([{ line: 2, source: '/a,1', target: '/b' }])
  expect(redirectsOfCsv('/a;1,/b')).toEqual([{ line: 1, source: '/a;1', target: '/b' }])
})

it('numbers the lines of a table as its file does', () => {
  expect(redirectsOfCsv('\n\r\nOld,New,Why\n/a,/b,"moved\r\nin May"\n\n/c,/d')).toEqual([
    { line: 4, source: '/a', target: '/b' },
    { line: 7, source: '/c', target: '/d' },
  ])
})
