import { DOMParser } from '@xmldom/xmldom'
import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { runSteps } from '../../kit/steps.ts'
import { testTool } from '../../kit/testing.ts'
import { calculate } from './calculate.ts'
import { isW3cDate, readLine } from './read-line.ts'
import { form } from './form.ts'
import { splitEntries } from './write-files.ts'

const TODAY = '2026-11-21'
const base = { site: 'https://example.com/' }

const { compute, errors } = testTool(form, { ...base, list: 'x' }, (input) => runSteps(calculate(input, TODAY)))
const run = (list: string, values: Record<string, string> = {}) => compute({ list, ...values })

/** Lines of addresses of the site, from their paths. */
const pages = (...paths: string[]) => paths.map((path) => `https://example.com/${path}`).join('\n')

function texts(xml: string | undefined, name: string): (string | null)[] {
  const document = new DOMParser({
    onError: (level, message) => {
      if (level !== 'warning') throw new Error(message)
    },
  }).parseFromString(xml ?? '', 'text/xml')
  return Array.from(document.getElementsByTagName(name), (element) => element.textContent)
}

describe('a list', () => {
  it('with dates becomes one sitemap', () => {
    const { files } = run(
      'https://example.com/\nhttps://example.com/a,2026-11-20\r\nhttps://example.com/b\t2026-11\r\r',
    )
    expect(files.map(({ name }) => name)).toEqual(['sitemap-1.xml'])
    expect(files[0]?.xml).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://example.com/</loc></url>
<url><loc>https://example.com/a</loc><lastmod>2026-11-20</lastmod></url>
<url><loc>https://example.com/b</loc><lastmod>2026-11</lastmod></url>
</urlset>
`)
  })

  it('reports a date in another order after a comma, and keeps it out of the address', () => {
    const { files, flagged } = run(pages('a,18/11/2026', 'b, 18.11.2026'))
    expect(texts(files[0]?.xml, 'loc')).toEqual(['https://example.com/a', 'https://example.com/b'])
    expect(flagged).toEqual([{ flag: 'bad-date', count: 2, line: 1 }])
  })

  it('drops duplicates after normalisation, and keeps their dates', () => {
    const { files, duplicates, flagged } = run(
      'HTTPS://EXAMPLE.com:443/a\nhttps://example.com/a#top,2026-01-01\nhttps://example.com/A',
    )
    expect(duplicates).toBe(1)
    expect(texts(files[0]?.xml, 'loc')).toEqual(['https://example.com/a', 'https://example.com/A'])
    expect(texts(files[0]?.xml, 'lastmod')).toEqual(['2026-01-01'])
    expect(flagged).toEqual([{ flag: 'fragment', count: 1, line: 2 }])
  })

  it('has rejected lines reported by number', () => {
    const { rejected, rejectedCount, addresses } = run(
      `https://other.com/\n/relative\njavascript:alert(1)\nhttps://u:p@example.com/\nhttps://example.com/${'x'.repeat(2048)}\n\nhttps://example.com/ok`,
    )
    expect(rejected.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5])
    expect([rejectedCount, addresses]).toEqual([5, 1])
  })

  it('accepts an address of 2,047 characters but not of 2,048', () => {
    const start = 'https://example.com/'
    expect(run(start + 'x'.repeat(2047 - start.length)).addresses).toBe(1)
    expect(run(start + 'x'.repeat(2048 - start.length)).addresses).toBe(0)
  })

  it('has flags for odd addresses and dates', () => {
    const list = `${pages('?utm_source=x')}\nhttp://example.com/b\n${pages('c,2026-11-22', 'd,2026-02-30')}`
    const { flagged, hasMixedSchemes } = run(list)
    expect(flagged.map(({ flag, line }) => [flag, line])).toEqual([
      ['tracking', 1],
      ['http', 2],
      ['future', 3],
      ['bad-date', 4],
    ])
    expect(hasMixedSchemes).toBe(true)
  })

  it('has a warning if all dates are the same', () => {
    const isFlagged = (...paths: string[]) => run(pages(...paths)).datesIdentical
    expect(isFlagged('a,2026-01-01', 'b,2026-01-01')).toBe(true)
    expect(isFlagged('a,2026-01-01', 'b,2026-01-02')).toBe(false)
    expect(isFlagged('a,2026-01-01')).toBe(false)
  })

  it('is encoded for URLs and XML', () => {
    const { files } = run('https://żurek.pl/zupa?a=1&b=ż\nhttps://xn--urek-0ra.pl/x', { site: 'https://żurek.pl/' })
    expect(files[0]?.xml).toContain('a=1&amp;b=%C5%BC')
    expect(texts(files[0]?.xml, 'loc')[0]).toMatch(/^https:\/\/xn--/)
  })

  it('keeps commas in addresses', () => {
    const { files } = run(pages('a,b,c', 'map@1,2,3z,2026-01-02'))
    expect(texts(files[0]?.xml, 'loc')).toEqual(['https://example.com/a,b,c', 'https://example.com/map@1,2,3z'])
  })
})

it.each([
  ['2026', true],
  ['2026-11', true],
  ['2026-11-21', true],
  ['2026-11-21T10:00Z', true],
  ['2026-11-21T10:00:30.5+01:00', true],
  ['2026-11-21T10:00', false],
  ['2026-13', false],
  ['2026-02-29', false],
  ['21.11.2026', false],
  ['', false],
])('%j is a W3C date: %s', (text, expected) => {
  expect(isW3cDate(text)).toBe(expected)
})

describe('several files', () => {
  it('come with an index, 50,000 addresses each', () => {
    const list = Array.from({ length: 100_001 }, (_, at) => `https://example.com/${at}`).join('\n')
    const { files, addresses } = run(list, { base: 'map' })
    expect(addresses).toBe(100_001)
    expect(files.map(({ name, count }) => [name, count])).toEqual([
      ['map-index.xml', 3],
      ['map-1.xml', 50_000],
      ['map-2.xml', 50_000],
      ['map-3.xml', 1],
    ])
    expect(texts(files[0]?.xml, 'loc')).toEqual([1, 2, 3].map((number) => `https://example.com/map-${number}.xml`))
  })

  it('are also split by bytes', () => {
    const limit = { addresses: 10, bytes: 20 }
    expect(splitEntries(['aaaaa', 'bbbbb', 'ż', 'ccc'], limit, 8)).toEqual([['aaaaa', 'bbbbb', 'ż'], ['ccc']])
    const entries = Array.from({ length: 100 }, (_, at) => 'ż'.repeat(at % 6))
    for (const part of splitEntries(entries, limit, 8))
      expect(8 + new TextEncoder().encode(part.join('')).length).toBeLessThanOrEqual(20)
  })

  it('have their size in bytes, not in characters', () => {
    const news = { kind: 'news', publication: 'Żurnal', language: 'pl' }
    const { files } = run(`https://example.com/a, ${TODAY}, Żurek i łazanki`, news)
    expect(files.map(({ bytes }) => bytes)).toEqual(files.map(({ xml }) => new TextEncoder().encode(xml).length))
  })

  it('contain at most 200,000 lines', () => {
    const { linesLeftOut, addresses } = run('https://example.com/a\n'.repeat(200_003))
    expect([linesLeftOut, addresses]).toEqual([3, 1])
  })
})

describe('pictures', () => {
  it('are read from further columns, even from another host', () => {
    const list = pages(
      'a,,https://cdn.example.net/1.jpg,https://example.com/2.jpg',
      'b\t2026-01-01\thttps://e.com/?a&b\tnope',
    )
    const { files, images } = run(list, { kind: 'images' })
    expect(images).toBe(3)
    expect(texts(files[0]?.xml, 'image:loc')).toEqual([
      'https://cdn.example.net/1.jpg',
      'https://example.com/2.jpg',
      'https://e.com/?a&b',
    ])
    expect(texts(files[0]?.xml, 'lastmod')).toEqual(['2026-01-01'])
  })

  it('are limited to a thousand per page', () => {
    const line = `https://example.com/,,${Array.from({ length: 1001 }, (_, at) => `https://e.com/${at}`).join(',')}`
    const read = readLine(line, { kind: 'images', site: base.site }, TODAY)
    expect('entry' in read && [read.entry.images.length, read.flags]).toEqual([1000, ['too-many-images']])
  })
})

describe('news', () => {
  const news = { kind: 'news', publication: 'The <Daily> & more', language: 'pl' }

  it('have their four fields, and no lastmod', () => {
    const { files } = run(pages('a,2026-11-20,Soup, bread and “more”', 'b\t2026-11-21T08:00Z\tTea'), news)
    const xml = files[0]?.xml
    expect(texts(xml, 'news:title')).toEqual(['Soup, bread and “more”', 'Tea'])
    expect(texts(xml, 'news:name')[0]).toBe('The <Daily> & more')
    expect(texts(xml, 'news:publication_date')).toEqual(['2026-11-20', '2026-11-21T08:00Z'])
    expect(texts(xml, 'lastmod')).toEqual([])
  })

  it('must have a title and a date within two days', () => {
    const { rejected, addresses } = run(pages('a,2026-11-19,Yes', 'b,2026-11-18,No', 'c', 'd\t\tNo date'), news)
    expect([addresses, rejected.map(({ line }) => line)]).toEqual([1, [2, 3, 4]])
  })

  it('are split into files of a thousand', () => {
    const list = Array.from({ length: 1001 }, (_, at) => `https://example.com/${at},2026-11-21,Title`).join('\n')
    expect(run(list, news).files.map(({ count }) => count)).toEqual([2, 1000, 1])
  })
})

describe('hostile input', () => {
  it('stays within its element', () => {
    const { files } = run(
      'https://example.com/</loc><evil/>\nhttps://example.com/\u0000\u000B\uFFFE\uD800?x=]]>\nhttps://example.com/b,2026-11-21,</news:title>\u0001\uD800"\'',
      { kind: 'news', publication: '</news:name>\u0008', language: 'en' },
    )
    expect(texts(files[0]?.xml, 'news:name')).toEqual(['</news:name>'])
    expect(texts(files[0]?.xml, 'news:title')[0]).toContain('</news:title>')
    const pages = run('https://example.com/</loc><evil/>\nhttps://example.com/\u0000\uFFFE\uD800?x=]]>')
    expect(texts(pages.files[0]?.xml, 'loc')).toHaveLength(2)
    expect(texts(pages.files[0]?.xml, 'evil')).toEqual([])
  })

  it.each([
    ['letters', `https://example.com/${'x'.repeat(10_000_000)}`],
    ['commas', `https://example.com/${','.repeat(1_000_000)}`],
    ['spaces', `https://example.com/a${' '.repeat(1_000_000)}x`],
    ['spaces and commas', `https://example.com/a${' ,'.repeat(300_000)}x`],
  ])('one very long line of %s', (_, line) => {
    run(line)
    run(line, { kind: 'news', publication: 'x', language: 'en' })
  })

  it.each([
    [{ base: '../x' }, 'base', 'File name must be 1 to 50 letters, digits, hyphens or underscores.'],
    [{ language: 'polski' }, 'language', 'Language must be a code of two or three letters, for example en or pl.'],
  ])('refused: %j', (values, name, message) => {
    expect(errors(values)).toEqual({ [name]: message })
  })
})

testSearches('seo/xml-sitemap-generator', ['site map'])
