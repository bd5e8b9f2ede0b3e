import { DOMParser, type Element } from '@xmldom/xmldom'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { atomFeed, jsonFeed, rssFeed } from './formats'
import { feedOf, type WriteHtml } from './model'
import { isUnchanged } from './write'
import { parseFeedFile } from './addresses'
import { site } from '@/lib/site'
import { aPost, stubEnvironment } from '../testing'
import { renderTree } from '@/lib/markdown/pipeline'
import { feedHtml } from '@/lib/posts/rendering/feed-html'
import { renderText } from '@/lib/posts/rendering/render-text'
import { jsonFeedSchema } from '@/tests/json-feed'
import { schemaProblems } from '@/tests/xml-schema/check'
import { ATOM, RSS } from '@/tests/xml-schema/vocabularies'

beforeAll(() => stubEnvironment(vi.stubEnv))

const HUB = 'https://hub.example/'
const NASTY = aPost({ slug: 'nasty', title: 'Fish & <Chips> "now"\u0000\u0008 \uD83C', author: 'A & B', image: null })

const writeHtml: WriteHtml = async ({ content, images }, page) => {
  const result = await renderText('feed', { content, images, page })
  return result.ok ? result.value : null
}
const feed = () => feedOf(site, 'all', [aPost(), NASTY], writeHtml)

function parse(xml: string): Element {
  const problems: string[] = []
  const document = new DOMParser({ onError: (_level, message) => problems.push(message) }).parseFromString(
    xml,
    'text/xml',
  )
  expect(problems).toEqual([])
  const root = document.documentElement
  if (!root) throw new Error('no root')
  return root
}

const texts = (root: Element, name: string): string[] =>
  [...root.getElementsByTagName(name)].map((node) => node.textContent ?? '')

it('names a topic as its posts do, with the description of an editor', async () => {
  const topic = { slug: 'pho-bo', name: 'phở bò', description: 'Soups of Hanoi.' }
  const { title, description } = await feedOf(site, 'topic-pho-bo', [aPost()], writeHtml, topic)
  expect([title, description]).toEqual([`${site.name}: Phở bò`, 'Soups of Hanoi.'])
})

describe('a text that cannot be rendered', () => {
  const QUOTES = `${'> '.repeat(2500)}deep`

  it.each(['![x](https://)', '![x](http://a:99999/b.png)', '![x](<https://my site.com/a.png>)', '[x](https://)'])(
    'does not break the feed: %s',
    async (content) => {
      const odd = await feedOf(site, 'all', [aPost({ content }), aPost()], writeHtml)
      expect(odd.items[0]?.html).toContain('x')
      for (const write of [rssFeed, atomFeed]) parse(write(odd, HUB))
    },
  )

  it('shows a summary in the feed and leaves other posts unchanged', async () => {
    const deep = aPost({ slug: 'deep', content: QUOTES, metaDescription: 'Short & dry.' })
    const { items } = await feedOf(site, 'all', [deep, aPost()], writeHtml)
    expect(items[0]?.html).toBe('<p>Short &#x26; dry.</p>')
    expect(items[1]?.html).toContain('plums')
  })

  it('is left out and logged when its summary fails too', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const failing: WriteHtml = ({ slug }) => (slug === 'deep' ? Promise.reject(new Error('no')) : Promise.resolve('x'))
    const { items } = await feedOf(site, 'all', [aPost({ slug: 'deep' }), aPost()], failing)
    expect(items.map(({ url }) => url)).toEqual(['https://example.com/blog/plum-cake'])
    expect(logged.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject([{ where: 'feed', slug: 'deep' }])
    logged.mockRestore()
  })
})

describe('RSS', () => {
  it('has every post in order', async () => {
    const root = parse(rssFeed(await feed(), HUB))
    expect(schemaProblems(root, RSS)).toEqual([])
    expect(root.getAttribute('version')).toBe('2.0')
    expect(texts(root, 'title')).toEqual(['FlavorCraft', 'FlavorCraft', 'Plum cake', 'Fish & <Chips> "now" '])
    expect(texts(root, 'guid')).toEqual(['https://example.com/blog/plum-cake', 'https://example.com/blog/nasty'])
    expect(texts(root, 'pubDate')[0]).toBe('Sat, 19 Sep 2026 07:45:00 GMT')
    expect(texts(root, 'dc:creator')).toEqual(['Maja Wrońska', 'A & B'])
    expect(texts(root, 'content:encoded')[0]).toContain('<li>450–500 g plums</li>')
    expect(root.getElementsByTagName('media:content')[0]?.getAttribute('url')).toBe(
      'https://example.com/media/cake.webp',
    )
    const links = [...root.getElementsByTagName('atom:link')].map((link) => [
      link.getAttribute('rel'),
      link.getAttribute('href'),
    ])
    expect(links).toEqual([
      ['self', 'https://example.com/feed.xml'],
      ['hub', HUB],
    ])
  })

  it('names no hub when none is configured, and is valid without posts', async () => {
    expect(rssFeed(await feed(), null)).not.toContain('rel="hub"')
    expect(schemaProblems(parse(rssFeed(await feedOf(site, 'news', [], writeHtml), null)), RSS)).toEqual([])
  })
})

describe('Atom', () => {
  it('keeps to RFC 4287', async () => {
    const root = parse(atomFeed(await feed(), HUB))
    expect(schemaProblems(root, ATOM)).toEqual([])
    const entries = [...root.getElementsByTagName('entry')]
    expect(entries.map((entry) => entry.getElementsByTagName('content')[0]?.getAttribute('type'))).toEqual([
      'html',
      'html',
    ])
    expect(texts(root, 'uri')).toContain('https://example.com/authors/maja-wronska')
  })

  it('has the alternative text of a post’s image', async () => {
    expect(texts(parse(atomFeed(await feed(), HUB)), 'media:description')).toEqual(['A cake'])
  })
})

describe('JSON Feed', () => {
  it('has the fields of version 1.1', async () => {
    const json: unknown = JSON.parse(jsonFeed(await feed(), HUB))
    expect(jsonFeedSchema.safeParse(json).error).toBeUndefined()
    expect(json).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'FlavorCraft',
      feed_url: 'https://example.com/feed.json',
      hubs: [{ type: 'WebSub', url: HUB }],
      items: [
        {
          id: 'https://example.com/blog/plum-cake',
          image: 'https://example.com/media/cake.webp',
          date_published: '2026-09-19T07:45:00.000Z',
          authors: [{ name: 'Maja Wrońska', url: 'https://example.com/authors/maja-wronska' }],
        },
        { id: 'https://example.com/blog/nasty' },
      ],
    })
  })
})

describe('the text of a post in a feed', () => {
  const page = 'https://example.com/blog/plum-cake'
  const html = (markdown: string) => feedHtml(renderTree(markdown), aPost().images, page)

  it('has absolute addresses, and pictures with their size', () => {
    expect(html('[a](/blog/x) [b](#part) [c](https://other.example/)')).toBe(
      '<p><a href="https://example.com/blog/x">a</a> <a href="https://example.com/blog/plum-cake#part">b</a> <a href="https://other.example/">c</a></p>',
    )
    expect(html('![](/media/cake.webp)')).toBe(
      '<p><img src="https://example.com/media/cake.webp" alt="A cake" width="1600" height="1200"></p>',
    )
  })

  it('has the caption of a picture that stands alone', () => {
    const images = {
      'cake.webp': { src: '/media/cake.webp', width: 4, height: 3, alt: '', blur: null, caption: 'Hot' },
    }
    expect(feedHtml(renderTree('![](/media/cake.webp)'), images, page)).toMatch(
      /^<figure><img [^<>]+><figcaption>Hot<\/figcaption><\/figure>$/,
    )
  })

  it('shows nothing of a picture that was removed from the site', () => {
    expect(html('Warm ![Gone](/media/gone.webp)![A cake](/media/cake.webp)')).toMatch(/^<p>Warm <img [^>]+><\/p>$/)
  })

  it('turns a foreign picture into a link and removes scripts', () => {
    expect(html('![x](https://other.example/a.png)')).toBe('<p><a href="https://other.example/a.png">x</a></p>')
    expect(html('A <b onclick="x()">word</b> and [x](javascript:alert(1))')).toBe('<p>A word and <a>x</a></p>')
    expect(html('<script>alert(1)</script>')).toBe('')
  })

  it('leaves out markup for the site’s own pages', () => {
    expect(html('## Part\n\n| a |\n| - |\n| b |')).not.toMatch(/ id=|class=|tabindex|role=/)
  })
})

describe('isUnchanged', () => {
  const written = { tag: 'abc' }
  it.each([
    [{ 'if-none-match': '"abc"' }, true],
    [{ 'if-none-match': 'W/"abc"' }, true],
    [{ 'if-none-match': '"x", "abc"' }, true],
    [{ 'if-none-match': '*' }, true],
    [{ 'if-none-match': '"x"' }, false],
    // The date of the newest post stays the same when an older post is unpublished or a text block changes.
    [{ 'if-modified-since': 'Thu, 01 Oct 2026 10:00:00 GMT' }, false],
    [{}, false],
  ])('%j', (headers, expected) =>
    expect(isUnchanged(new Headers(headers as Record<string, string>), written)).toBe(expected),
  )
})

describe('parseFeedFile', () => {
  it('reads the names of feeds only', () => {
    expect(parseFeedFile('recipe.atom')).toEqual({ key: 'recipe', format: 'atom' })
    expect(parseFeedFile('topic-polish-cooking.xml')).toEqual({ key: 'topic-polish-cooking', format: 'xml' })
    for (const file of ['all.xml', 'recipe', 'recipe.html', 'recipe.xml.json', '', 'topic-.xml', 'topic-A.xml'])
      expect(parseFeedFile(file)).toBeNull()
  })
})
