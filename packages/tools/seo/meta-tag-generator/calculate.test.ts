import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { testTool } from '../../kit/testing.ts'
import { calculate } from './calculate.ts'
import { form } from './form.ts'

const { compute: run, errors } = testTool(form, { title: 'Soup' }, calculate)

const full = {
  description: 'How to cook it',
  canonical: 'https://e.com/soup',
  author: 'Jan Kowalski',
  themeColour: '#24505F',
  ogType: 'article',
  image: 'https://e.com/a.jpg',
  imageWidth: '1200',
  imageHeight: '630',
  imageAlt: 'A bowl',
  locale: 'pl_PL',
  siteName: 'Example',
  publishedDate: '2026-11-21',
  publishedTime: '10:00',
  modifiedDate: '2026-11-22',
  section: 'Soups',
  tags: 'lentils\nsoup\nlentils',
  xSite: '@example',
  xCreator: 'jan_k',
}

describe('the tags', () => {
  it('are in order and contain every given value', () => {
    expect(run(full).html).toBe(`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Soup</title>
<meta name="description" content="How to cook it">
<link rel="canonical" href="https://e.com/soup">
<meta name="robots" content="max-image-preview:large">
<meta name="author" content="Jan Kowalski">
<meta name="theme-color" content="#24505F">
<meta property="og:title" content="Soup">
<meta property="og:type" content="article">
<meta property="og:url" content="https://e.com/soup">
<meta property="og:description" content="How to cook it">
<meta property="og:image" content="https://e.com/a.jpg">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="A bowl">
<meta property="og:locale" content="pl_PL">
<meta property="og:site_name" content="Example">
<meta property="article:published_time" content="2026-11-21T10:00:00+01:00">
<meta property="article:modified_time" content="2026-11-22">
<meta property="article:section" content="Soups">
<meta property="article:tag" content="lentils">
<meta property="article:tag" content="soup">
<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:site" content="@example">
<meta name="twitter:creator" content="@jan_k">
`)
  })

  it('are left out for empty fields', () => {
    const { html, tagCount } = run({ maxImagePreview: 'not set' })
    expect(html).not.toMatch(/content=""|robots|canonical|og:url|og:image|article:/)
    expect(tagCount).toBe(6)
  })

  it('for articles appear only with the type article', () => {
    expect(run({ ...full, ogType: 'website' }).html).not.toContain('article:')
  })

  it('repeat no Open Graph value for X', () => {
    const { html } = run({ ...full, xTitle: 'Soup', xDescription: 'Cook it' })
    expect(html).not.toContain('twitter:title')
    expect(html).toContain('<meta name="twitter:description" content="Cook it">')
  })

  it.each([
    [{}, 'max-image-preview:large'],
    [{ index: 'noindex', follow: 'nofollow', maxImagePreview: 'not set' }, 'noindex, nofollow'],
    [
      { maxSnippet: '-1', maxVideoPreview: '0', maxImagePreview: 'none' },
      'max-snippet:-1, max-image-preview:none, max-video-preview:0',
    ],
    [
      { maxImagePreview: 'not set', unavailableDate: '2026-12-31', unavailableTime: '12:00', zone: 'UTC' },
      'unavailable_after: 2026-12-31T12:00:00+00:00',
    ],
  ])('for robots %#', (values, content) => {
    expect(run(values).html).toContain(`<meta name="robots" content="${content}">`)
  })
})

it('the metadata object has the same values', () => {
  const { metadata } = run(full)
  const body = /Metadata = (\{[\s\S]*?\n\})/.exec(metadata)?.[1] ?? ''
  // The text is a JavaScript expression, so evaluate it.
  const value: unknown = new Function(`return ${body}`)()
  expect(value).toEqual({
    title: 'Soup',
    description: 'How to cook it',
    authors: [{ name: 'Jan Kowalski' }],
    alternates: { canonical: 'https://e.com/soup' },
    robots: { 'max-image-preview': 'large' },
    openGraph: {
      type: 'article',
      title: 'Soup',
      description: 'How to cook it',
      url: 'https://e.com/soup',
      siteName: 'Example',
      locale: 'pl_PL',
      images: [{ url: 'https://e.com/a.jpg', width: 1200, height: 630, alt: 'A bowl' }],
      publishedTime: '2026-11-21T10:00:00+01:00',
      modifiedTime: '2026-11-22',
      section: 'Soups',
      tags: ['lentils', 'soup'],
    },
    twitter: { card: 'summary_large_image', site: '@example', creator: '@jan_k' },
  })
  expect(metadata).toContain('export const viewport: Viewport = {\n  themeColor: "#24505F"\n}')
})

it.each([
  [
    { canonical: 'https://e.com/#a' },
    'canonical',
    'A canonical address has no fragment (#…): search engines would drop it.',
  ],
  [{ imageWidth: '1200' }, 'imageHeight', 'Width and height go together: give both or neither.'],
  [{ language: 'polski język' }, 'language', 'Language must be a language tag, for example en or pl-PL.'],
  [{ themeColour: 'red' }, 'themeColour', 'Theme colour must be written as #rrggbb, for example #24505f.'],
  [{ locale: 'pl-PL' }, 'locale', 'Locale must be written as ll_CC, for example pl_PL.'],
  [
    { xSite: '@far_too_long_a_name' },
    'xSite',
    'Account of the site must be 1 to 15 letters, digits or underscores, for example @flavorcraft.',
  ],
])('refuses %j', (values, name, message) => {
  expect(errors(values)).toEqual({ [name]: message })
})

describe('the checklist', () => {
  const texts = (values: Record<string, string>, wanted: string) =>
    run(values)
      .checks.flatMap(([kind, text]) => (kind === wanted ? [text] : []))
      .join(' ')

  it('has no warning and no advice for a complete page', () => {
    const good = { ...full, description: 'x'.repeat(140), language: 'pl-pl' }
    expect([texts(good, 'warning'), texts(good, 'advice')]).toEqual(['', ''])
    expect(texts(good, 'good')).toContain('<html lang="pl-PL">')
  })

  it('names what is missing', () => {
    expect(texts({}, 'warning')).toMatch(/description.*canonical.*og:image/)
  })

  it.each([
    [119, false],
    [120, true],
    [156, true],
    [157, false],
  ])('finds a description of %s characters good: %s', (length, isGood) => {
    expect(texts({ description: 'x'.repeat(length) }, 'good').includes('good length')).toBe(isGood)
  })

  it('flags conflicting signals, an image without https and a shape that is cropped', () => {
    const advice = texts({ ...full, index: 'noindex', image: 'http://e.com/a.jpg', imageHeight: '1200' }, 'advice')
    expect(advice).toMatch(/conflicting.*https.*1\.00:1/)
  })

  it.each([
    ['1200', '630', true],
    ['1200', '600', true],
    ['1200', '640', true],
    ['1200', '645', false],
    ['1600', '900', false],
  ])('accepts %s × %s for a large card: %s', (imageWidth, imageHeight, fits) => {
    expect(texts({ ...full, imageWidth, imageHeight }, 'good').includes('shape of a large card')).toBe(fits)
    expect(texts({ ...full, imageWidth, imageHeight, xCard: 'summary' }, 'advice')).not.toContain(':1')
  })
})

it('escapes attributes and source lines', () => {
  const hostile = '"><script>alert(1)</script>\r\n\'`${x}\\ \u2028\uD800'
  const { html, metadata } = run({ ...full, title: hostile, author: hostile, section: hostile })
  expect(html).not.toMatch(/<script|<\/script/)
  expect(html).toContain('&quot;&gt;&lt;script&gt;')
  expect(
    html
      .trim()
      .split('\n')
      .every((line) => /^<(meta|link|title)\b.*>$/s.test(line)),
  ).toBe(true)
  expect(metadata).not.toContain('\u2028')
  const body = /Metadata = (\{[\s\S]*?\n\})/.exec(metadata)?.[1] ?? ''
  expect(() => new Function(`return ${body}`)()).not.toThrow()
})

testSearches('seo/meta-tag-generator', ['title tag', 'open graph tags'])
