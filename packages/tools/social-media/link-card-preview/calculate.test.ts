import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { readForm } from '../../kit/form.ts'
import { inputOf } from '../../kit/testing.ts'
import { previewCards } from './calculate.ts'
import type { HeadTag } from './head-tags.ts'
import { form } from './form.ts'
import { tagsOfFields } from './tags.ts'

const og = (key: string, content: string): HeadTag => ({ by: 'property', key, content })
const named = (key: string, content: string): HeadTag => ({ by: 'name', key, content })
const title: HeadTag = { by: 'title', key: 'title', content: 'Page title' }
const canonical = (content: string): HeadTag => ({ by: 'link', key: 'canonical', content })
const whole = [
  og('og:type', 'article'),
  og('og:title', 'Lentil soup'),
  og('og:description', 'One pot.'),
  og('og:url', 'https://www.example.com/soup'),
  og('og:image', 'https://example.com/soup.jpg'),
  og('og:image:alt', 'A bowl of soup'),
  named('twitter:card', 'summary_large_image'),
]
const wholeBut = (contents: Record<string, string>) =>
  whole.map((tag) => ({ ...tag, content: contents[tag.key] ?? tag.content }))
const card = (tags: HeadTag[], network: string, address = '') =>
  previewCards(tags, address).cards.find((found) => found.network === network)
const texts = (tags: HeadTag[], address = '') =>
  previewCards(tags, address).findings.map(({ kind, text }) => `${kind}: ${text}`)

describe('the values used', () => {
  it('give no findings for a complete head', () => {
    const result = previewCards(whole, '')
    expect(result.findings).toEqual([])
    expect(result.host).toBe('example.com')
    expect(result.missing).toBe(0)
  })

  it('fall back in the order of the networks', () => {
    expect(card([title], 'Facebook')?.title).toEqual({ value: 'Page title', from: 'title' })
    expect(card([title, named('twitter:title', 'T')], 'Facebook')?.title?.from).toBe('twitter:title')
    expect(card([...whole, named('description', 'D')], 'Slack')?.description?.from).toBe('og:description')
    expect(card([named('description', 'D')], 'LinkedIn')?.description).toEqual({ value: 'D', from: 'description' })
    expect(previewCards([canonical('https://a.example/x')], 'https://b.example/').address?.from).toBe('canonical')
    expect(previewCards([], 'https://b.example/').address?.from).toBe('given address')
  })

  it('prefer twitter tags on X', () => {
    const tags = [...whole, named('twitter:title', 'For X'), named('twitter:image', 'https://example.com/x.jpg')]
    const forX = { title: { value: 'For X' }, image: { from: 'twitter:image' }, isLarge: true }
    expect(card(tags, 'X')).toMatchObject(forX)
    expect(card(tags, 'Facebook')).toMatchObject({ title: { value: 'Lentil soup' }, image: { from: 'og:image' } })
    expect(card([og('og:title', 'A')], 'X')?.isLarge).toBe(false)
  })

  it('use the first of several pictures, with its declared size', () => {
    const size = [og('og:image:width', '1200'), og('og:image:height', '630')]
    const tags = [...whole, og('og:image', 'https://example.com/2.jpg'), ...size]
    const first = { address: 'https://example.com/soup.jpg', width: 1200, height: 630 }
    expect(card(tags, 'WhatsApp')?.image).toMatchObject(first)
    expect(texts(tags)).toEqual(['advice: 2 og:image tags: the first is used.'])
    expect(card([...whole, og('og:image:width', '-3')], 'Slack')?.image?.width).toBeNull()
  })

  it('include tags with the wrong attribute, which are reported', () => {
    const tags = [...whole.filter(({ key }) => key !== 'og:title'), named('og:title', 'Named')]
    expect(card(tags, 'Facebook')?.title?.value).toBe('Named')
    expect(texts(tags)[0]).toContain('og:title uses name instead of property')
  })
})

describe('findings', () => {
  it('name missing tags and their fallbacks', () => {
    expect(texts([title])).toEqual([
      'missing: og:title is missing; title is used instead.',
      'missing: og:description is missing.',
      'missing: og:image is missing.',
      'missing: og:url is missing.',
      'missing: og:type is missing.',
      'missing: twitter:card is missing: X shows a small card or only a link.',
    ])
  })

  it('name contradictory tags', () => {
    expect(texts([...whole, og('og:title', 'Another')])).toEqual([
      'conflict: og:title stands 2 times with different values; the first is used.',
    ])
    expect(texts([...whole, canonical('https://example.com/other')])).toEqual([
      'conflict: og:url and the canonical address differ: shares are counted for og:url.',
    ])
    expect(texts(wholeBut({ 'og:image': '/soup.jpg' }))[0]).toContain('/soup.jpg, is not a full one')
  })

  it('advise on texts longer than cards show', () => {
    const long = wholeBut({ 'og:title': 'a'.repeat(66), 'og:description': 'b'.repeat(156) })
    expect(texts(long).map((text) => text.slice(0, 40))).toEqual([
      'advice: The title has 66 characters; car',
      'advice: The description has 156 characte',
    ])
  })
})

describe('corrected tags', () => {
  it('keep the values, make the picture’s address absolute and mark what is missing', () => {
    const tags = [og('og:title', 'A & "B"'), og('og:image', '/a.jpg')]
    const { corrected, missing } = previewCards(tags, 'https://example.com/x/')
    expect(corrected).toContain('<meta property="og:title" content="A &amp; &quot;B&quot;">')
    expect(corrected).toContain('<meta property="og:image" content="https://example.com/a.jpg">')
    expect(corrected).toContain('content="[add a description]"')
    expect(missing).toBe(2)
  })

  it.each(['/soup', 'javascript:alert(1)'])('have a full address for og:url %s', (address) => {
    const tags = [og('og:url', address), og('og:image', '/a.jpg')]
    expect(previewCards(tags, 'https://example.com/soup').corrected).toContain(
      '"og:url" content="https://example.com/soup"',
    )
    expect(previewCards(tags, '').corrected).toContain('"og:url" content="[add the address]"')
  })

  it('escape attributes and reject a script as an address', () => {
    const tags = [og('og:title', '"></script><script>alert(1)</script>'), og('og:image', 'javascript:alert(1)')]
    const { corrected } = previewCards(tags, '')
    expect(corrected).not.toContain('<script')
    expect(corrected).not.toContain('javascript:')
    for (const line of corrected.split('\n'))
      expect(line).toMatch(/^<meta (?:property|name)="[a-z:_]+" content="[^"<>]*">$/)
  })
})

it('turns fields into tags', () => {
  const values = { from: 'fields', title: 'T', description: '', image: 'https://example.com/a.jpg', siteName: 'S' }
  expect(tagsOfFields(inputOf(readForm(form.schema, values))).map(({ key }) => key)).toEqual([
    'og:title',
    'og:image',
    'og:site_name',
  ])
})

testSearches('social-media/link-card-preview', [
  'link preview whatsapp',
  'no picture when I share my link',
  'my link shows the wrong picture on facebook',
  'how does my post look when shared',
])
