import { DOMParser } from '@xmldom/xmldom'
import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { testTool } from '../../kit/testing.ts'
import { calculate, type Result } from './calculate.ts'
import { readCode } from './code.ts'
import { LANGUAGES, REGIONS, SCRIPTS } from './codes.ts'
import { form } from './form.ts'

const { compute: run } = testTool(form, {}, calculate)
const bulk = (text: string) => run({ mode: 'bulk', bulk: text })
const messages = (list: Result['errors']) => list.map(({ message }) => message).join(' ')

it.each([
  ['pasted', { mode: 'bulk', bulk: 'en-UK https://e.com/en\npl https://e.com/pl' }],
  [
    'in rows',
    {
      mode: 'rows',
      rows: [
        { language: 'en', region: 'UK', url: 'https://e.com/en' },
        { language: 'pl', url: 'https://e.com/pl' },
      ],
    },
  ],
])('reports a corrected code and a missing x-default, %s', (_, values) => {
  const result = run(values)
  expect(result.html).toBe(
    '<link rel="alternate" hreflang="en-GB" href="https://e.com/en">\n<link rel="alternate" hreflang="pl" href="https://e.com/pl">',
  )
  expect([result.corrections.length, result.warnings.length, result.errors.length]).toEqual([1, 1, 0])
})

it('refuses an address that is longer than 2,048 characters, in a list as well', () => {
  const long = `https://e.com/${'a'.repeat(2_040)}`
  expect(messages(bulk(`en ${long}\npl https://e.com/pl`).errors)).toContain('at most 2,048 characters')
})

describe('a code', () => {
  const pairs = (list: string) => list.split(', ').map((pair) => pair.split(' '))

  it.each(pairs('pl_pl pl-PL, ZH-hant-tw zh-Hant-TW, sr_Latn sr-Latn, X-Default x-default, se-NO se-NO, eu eu, uk uk'))(
    '%s is %s',
    (raw = '', code) => {
      const read = readCode(raw)
      expect(read).toMatchObject({ code })
      expect(read).not.toHaveProperty('corrected')
    },
  )

  it.each(pairs('en-UK en-GB, cn zh, jp ja, cz cs, dk da, se sv, se-SE sv-SE'))(
    '%s is corrected to %s',
    (raw = '', code) => {
      expect(readCode(raw)).toMatchObject({ code, corrected: expect.any(String) })
    },
  )

  it.each([
    '',
    '\uD800',
    ...'es-419 en-EU gb -GB xx en-XX en-Abcd en-GB-oed en-Latn-GB-x english constructor'.split(' '),
  ])('%j is refused', (raw) => {
    expect(readCode(raw)).toHaveProperty('error')
  })

  it('is looked up in complete lists', () => {
    expect([LANGUAGES.size, REGIONS.size]).toEqual([183, 249])
    expect(SCRIPTS.size).toBeGreaterThan(200)
  })
})

describe('a set', () => {
  it('is repeated for every page of the sitemap, each page once', () => {
    const { sitemap } = bulk('x-default https://e.com/?a=1&b=2\nen https://e.com/?a=1&b=2\npl https://e.com/pl')
    const xml = new DOMParser().parseFromString(sitemap, 'text/xml')
    expect(xml.getElementsByTagName('url')).toHaveLength(2)
    expect(xml.getElementsByTagName('xhtml:link')).toHaveLength(6)
    expect(xml.getElementsByTagName('loc').item(0)?.textContent).toBe('https://e.com/?a=1&b=2')
  })

  it('is written as one header', () => {
    expect(bulk('en https://e.com/\npl https://e.com/pl').headers).toBe(
      'Link: <https://e.com/>; rel="alternate"; hreflang="en", <https://e.com/pl>; rel="alternate"; hreflang="pl"',
    )
  })

  it('may share a page between countries of a language, and with the fallback', () => {
    expect(bulk('en-GB https://e.com/en\nen-IE https://e.com/en\nx-default https://e.com/en').errors).toEqual([])
  })

  it.each([
    ['en https://e.com/', 'at least two'],
    ['en https://e.com/a\nen https://e.com/b', 'twice'],
    ['en https://e.com/a\npl https://e.com/a', 'two languages'],
    ['en /a\npl https://e.com/a', 'full address'],
    ['en https://e.com/#a\npl https://e.com/a', 'fragment'],
    ['en javascript:alert(1)\npl https://e.com/a', 'full address'],
    ['en https://u:p@e.com/\npl https://e.com/a', 'password'],
    ['en\npl https://e.com/a', 'full address'],
  ])('with an error gives no code: %j', (text, words) => {
    const result = bulk(text)
    expect(messages(result.errors)).toContain(words)
    expect([result.html, result.headers, result.sitemap]).toEqual(['', '', ''])
  })

  it('with an error does not affect another group', () => {
    const result = bulk(
      'en https://e.com/a\npl https://e.com/b\n\nen https://e.com/c\n\nde https://e.com/d\nx-default https://e.com/e',
    )
    expect([result.groupCount, result.sets.length]).toEqual([3, 2])
    expect(result.errors.map(({ group }) => group)).toEqual([1])
  })

  it('shares no page with another group', () => {
    expect(
      messages(bulk('en https://e.com/a\npl https://e.com/b\n\nen https://e.com/a\nde https://e.com/c').errors),
    ).toContain('group 1 too')
  })

  it('may have 200 versions but not 201', () => {
    const versions = [...REGIONS].slice(0, 201).map((region) => `en-${region} https://e.com/${region}`)
    expect(bulk(versions.slice(0, 200).join('\n')).errors).toEqual([])
    expect(messages(bulk(versions.join('\n')).errors)).toContain('at most 200')
  })
})

it('writes nothing that closes an attribute, a header or an element', () => {
  const result = bulk('en https://e.com/"><script>\'?x=<>"\r\npl https://e.com/</loc>\u0001')
  expect(result.html).not.toMatch(/<script|">\S/)
  expect(result.headers.split('\n')).toHaveLength(1)
  expect(result.sitemap).not.toContain('</loc></loc>')
  expect(bulk('x'.repeat(10_000_000)).errors.length).toBeGreaterThan(0)
})

it('names the line of a code that stands twice after a wrong line', () => {
  const { errors } = bulk('xx https://e.com/x\npl https://e.com/pl\npl https://e.com/pl2')
  expect(errors.map(({ row }) => row)).toEqual([1, 3])
})

testSearches('seo/hreflang-generator', ['language versions of a page', 'my page exists in german and english'])
