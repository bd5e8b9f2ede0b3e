import { beforeAll, describe, expect, it, vi } from 'vitest'
import { listingMetadata } from './listing-metadata'
import { pageMetadata } from './metadata'
import { descriptionOf, postHeadTags, postMetadata } from './post-facts'
import { sitePage, sitePages } from './site-pages'
import { aPost, stubEnvironment } from './testing'
import type { Post } from '@/lib/posts/post'
import { textWidth } from '@/lib/tools/kit/arial'
import { toolPath, tools } from '@/lib/tools/registry'

beforeAll(() => stubEnvironment(vi.stubEnv))

describe('pageMetadata', () => {
  it.each(sitePages.map(({ path }) => path))('says everything about %s', (path) => {
    const metadata = pageMetadata(path)
    const url = path === '/' ? 'https://example.com' : `https://example.com${path}`
    expect(metadata.alternates?.canonical).toBe(url)
    expect(metadata.description).toMatch(/\S/)
    expect(metadata.openGraph).toMatchObject({ url, siteName: 'FlavorCraft', locale: 'en_GB', type: 'website' })
    expect(metadata.openGraph?.images).toEqual([
      expect.objectContaining({
        url: expect.stringMatching(/^https:\/\/example\.com\/og\/[0-9a-f]{16}\/[a-z0-9/-]+\.jpg$/),
        width: 1200,
        height: 630,
        type: 'image/jpeg',
        alt: expect.stringMatching(/\S/),
      }),
    ])
    expect(metadata.twitter).toMatchObject({ card: 'summary_large_image' })
  })

  it('gives every page a title and a description of its own', () => {
    const pages = sitePages.filter(({ hidden }) => !hidden)
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length)
    expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length)
    for (const { path, description } of pages) expect(description.length, path).toBeLessThanOrEqual(200)
  })

  it('keeps hidden pages out of results and opens the others', () => {
    expect(pageMetadata('/search').robots).toEqual({ index: false, follow: true })
    expect(pageMetadata('/about').robots).toMatchObject({ index: true, 'max-image-preview': 'large' })
  })

  it('gives a tool a title that a search result shows whole', () => {
    const titles = tools.map((tool) => sitePage(toolPath(tool)).headTitle ?? '')
    for (const title of titles) {
      expect(title).toMatch(/\S/)
      expect(textWidth(title, 20), title).toBeLessThanOrEqual(600)
    }
    expect(sitePage('/tools/startup/runway-calculator').headTitle).toBe(
      'Runway Calculator – free, no sign-up | FlavorCraft',
    )
    expect(sitePage('/tools/ecommerce/volumetric-weight-calculator').headTitle).toBe(
      'Shipping Volumetric Weight Calculator – free | FlavorCraft',
    )
  })

  it('refuses a page that nobody registered', () => {
    expect(() => pageMetadata('/nowhere')).toThrow('/nowhere is not in')
  })
})

describe('listingMetadata', () => {
  it('names the page and its own feed', () => {
    const metadata = listingMetadata('news', 3)
    expect(metadata.title).toEqual({ absolute: 'Culinary News, page 3 | FlavorCraft' })
    expect(metadata.alternates?.canonical).toBe('https://example.com/news/page/3')
    expect(metadata.alternates?.types?.['application/rss+xml']).toEqual([
      { url: 'https://example.com/feeds/news.xml', title: 'FlavorCraft: Culinary News' },
      { url: 'https://example.com/feed.xml', title: 'FlavorCraft' },
    ])
    expect(listingMetadata('news', 1).alternates?.canonical).toBe('https://example.com/news')
  })
})

describe('a post', () => {
  const tagsOf = (post: Post): Record<string, Readonly<Record<string, string>>> =>
    Object.fromEntries(postHeadTags(post).map(([, tag]) => [tag.property ?? tag.name ?? tag.type ?? tag.rel, tag]))

  it('has the title of the spec and an address of its own', () => {
    const metadata = postMetadata(aPost())
    expect(metadata.title).toEqual({ absolute: 'Plum cake - FlavorCraft Blog' })
    expect(metadata.alternates?.canonical).toBe('https://example.com/blog/plum-cake')
    expect(metadata.description).toBeNull()
  })

  it('says to search engines, networks, feed readers and agents what it is', () => {
    const tags = tagsOf(aPost())
    expect(tags['text/markdown']?.href).toBe('https://example.com/blog/plum-cake.md')
    expect(tags['application/rss+xml']).toMatchObject({ rel: 'alternate', href: 'https://example.com/feed.xml' })
    expect(tags.author).toMatchObject({ content: 'Maja Wrońska' })
    expect(postHeadTags(aPost())).toContainEqual([
      'link',
      { rel: 'author', href: 'https://example.com/authors/maja-wronska' },
    ])
    const said = Object.fromEntries(Object.entries(tags).map(([name, { content }]) => [name, content]))
    expect(said).toMatchObject({
      description: expect.stringMatching(/\S/),
      robots: 'index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1',
      'og:type': 'article',
      'og:title': 'Plum cake',
      'og:url': 'https://example.com/blog/plum-cake',
      'og:image': expect.stringMatching(/^https:\/\/example\.com\/og\/[0-9a-f]{16}\/blog\/plum-cake\.jpg$/),
      'og:image:alt': expect.stringMatching(/\S/),
      'article:published_time': '2026-09-19T07:45:00.000Z',
      'article:modified_time': '2026-10-01T10:00:00.000Z',
      'article:author': 'https://example.com/authors/maja-wronska',
      'article:section': 'Recipe',
      'twitter:card': 'summary_large_image',
      'twitter:image': tags['og:image']?.content,
    })
  })

  it('builds the default description from title and author', () => {
    expect(descriptionOf(aPost({ metaDescription: null }))).toBe('Read Plum cake by Maja Wrońska on FlavorCraft.')
  })

  it('never says that it changed before it was published', () => {
    const early = aPost({ updatedAt: '2026-09-01T00:00:00.000Z' })
    expect(tagsOf(early)['article:modified_time']?.content).toBe(early.publishedAt)
  })

  it('names an author without an address all the same', () => {
    const tags = tagsOf(aPost({ author: '李', authorSlug: null }))
    expect(tags.author).toEqual({ name: 'author', content: '李' })
    expect(tags['article:author']?.content).toBe('李')
  })

  it('gives another address to the picture of another title', () => {
    const url = (title: string) => tagsOf(aPost({ title }))['og:image']?.content
    expect(url('Plum cake')).not.toBe(url('Plum tart'))
    expect(url('Plum cake')).toBe(url('Plum cake'))
  })
})
