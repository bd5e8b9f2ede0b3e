import { beforeAll, describe, expect, it, vi } from 'vitest'
import { listingList, topicList } from './list-facts'
import { buildMetadata } from './metadata'
import { listMetadata } from './paged-list'
import { descriptionOf, postMetadata } from './post-facts'
import { sitePage, sitePages } from './site-pages'
import { aPost, stubEnvironment } from './testing'
import type { Post } from '@/lib/posts/post'
import { site } from '@/lib/site'
import { textWidth, toolPath, tools } from '@site/tools'

const pageMetadata = (path: string) => buildMetadata(site, sitePage(site, path))

beforeAll(() => stubEnvironment(vi.stubEnv))

describe('pageMetadata', () => {
  it.each(sitePages(site).map(({ path }) => path))('has every tag for %s', (path) => {
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

  it('gives every page a title and a description of its own that fit a search result', () => {
    const pages = sitePages(site).filter(({ hidden }) => !hidden)
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length)
    expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length)
    for (const { path, title, description } of pages) {
      expect(title.length, path).toBeLessThanOrEqual(60)
      expect(description.length, path).toBeGreaterThanOrEqual(70)
      expect(description.length, path).toBeLessThanOrEqual(path.startsWith('/tools/') ? 170 : 160)
    }
  })

  it('keeps hidden pages out of results and opens the others', () => {
    expect(pageMetadata('/search').robots).toEqual({ index: false, follow: true })
    expect(pageMetadata('/about').robots).toMatchObject({ index: true, 'max-image-preview': 'large' })
  })

  it('keeps the title of a tool within the width of a search result', () => {
    const titles = tools.map((tool) => sitePage(site, toolPath(tool)).wholeTitle ?? '')
    for (const title of titles) {
      expect(title).toMatch(/\S/)
      expect(textWidth(title, 20), title).toBeLessThanOrEqual(600)
    }
    // The title has as much of the promise as fits.
    expect(titles.some((title) => title.endsWith(' – free, no sign-up | FlavorCraft'))).toBe(true)
    expect(titles.some((title) => title.endsWith(' – free | FlavorCraft'))).toBe(true)
  })

  it('refuses a page that is not registered', () => {
    expect(() => pageMetadata('/nowhere')).toThrow('/nowhere is not in')
  })
})

describe('a listing', () => {
  it('names the page and its own feed', () => {
    const metadata = listMetadata(site, listingList(site, 'news'), 3)
    expect(metadata.title).toEqual({ absolute: 'Culinary News, page 3 | FlavorCraft' })
    expect(metadata.alternates?.canonical).toBe('https://example.com/news/page/3')
    expect(metadata.alternates?.types?.['application/rss+xml']).toEqual([
      { url: 'https://example.com/feeds/news.xml', title: 'FlavorCraft: Culinary News' },
      { url: 'https://example.com/feed.xml', title: 'FlavorCraft' },
    ])
    expect(listMetadata(site, listingList(site, 'news'), 1).alternates?.canonical).toBe('https://example.com/news')
  })
})

it('names the feed of a topic as the topic, not by its slug', () => {
  const metadata = listMetadata(site, topicList({ slug: 'pho-bo', name: 'phở bò' }), 1)
  expect(metadata.alternates?.types?.['application/rss+xml']).toContainEqual({
    url: 'https://example.com/feeds/topic-pho-bo.xml',
    title: 'FlavorCraft: Phở bò',
  })
})

describe('a post', () => {
  it('has its title before the name of the blog, and an address of its own', () => {
    const metadata = postMetadata(site, aPost())
    expect(metadata.title).toEqual({ absolute: 'Plum cake - FlavorCraft Blog' })
    expect(metadata.alternates?.canonical).toBe('https://example.com/blog/plum-cake')
  })

  it('has metadata for search engines, networks, feed readers and agents', () => {
    const metadata = postMetadata(site, aPost())
    expect(metadata).toMatchObject({
      description: expect.stringMatching(/\S/),
      robots: { index: true, follow: true, 'max-image-preview': 'large', 'max-snippet': -1, 'max-video-preview': -1 },
      authors: [{ name: 'Maja Wrońska', url: 'https://example.com/authors/maja-wronska' }],
      openGraph: {
        type: 'article',
        title: 'Plum cake',
        url: 'https://example.com/blog/plum-cake',
        images: [
          expect.objectContaining({
            url: expect.stringMatching(/^https:\/\/example\.com\/og\/[0-9a-f]{16}\/blog\/plum-cake\.jpg$/),
            alt: expect.stringMatching(/\S/),
          }),
        ],
        publishedTime: '2026-09-19T07:45:00.000Z',
        modifiedTime: '2026-10-01T10:00:00.000Z',
        authors: ['https://example.com/authors/maja-wronska'],
        section: 'Recipe',
      },
      twitter: { card: 'summary_large_image' },
    })
    expect(metadata.alternates?.types).toMatchObject({
      'text/markdown': 'https://example.com/blog/plum-cake.md',
      'application/rss+xml': expect.arrayContaining([expect.objectContaining({ url: 'https://example.com/feed.xml' })]),
    })
  })

  it('builds the default description from title and author', () => {
    expect(descriptionOf(site, aPost({ metaDescription: null }))).toBe('Read Plum cake by Maja Wrońska on FlavorCraft.')
  })

  it('has no modification date before its publication', () => {
    const early = aPost({ updatedAt: '2026-09-01T00:00:00.000Z' })
    expect(postMetadata(site, early).openGraph).toMatchObject({ modifiedTime: early.publishedAt })
  })

  it('names an author without a page', () => {
    const metadata = postMetadata(site, aPost({ author: '李', authorSlug: null }))
    expect(metadata.authors).toEqual([{ name: '李' }])
    expect(metadata.openGraph).toMatchObject({ authors: ['李'] })
  })

  it('changes the social image’s address with the title', () => {
    const images = (title: string) => postMetadata(site, aPost({ title })).openGraph?.images
    expect(images('Plum cake')).not.toEqual(images('Plum tart'))
    expect(images('Plum cake')).toEqual(images('Plum cake'))
  })

  it('names the canonical page, on another site or on this one', () => {
    const linksOf = (canonical: string) => {
      const { alternates, openGraph } = postMetadata(site, aPost({ canonical }))
      return [alternates?.canonical, openGraph?.url]
    }
    expect(linksOf('https://example.org/cake')).toEqual(['https://example.org/cake', 'https://example.org/cake'])
    expect(linksOf('/blog/pie')).toEqual(['https://example.com/blog/pie', 'https://example.com/blog/pie'])
  })

  it('is hidden from results when the editor chooses it', () => {
    expect(postMetadata(site, aPost({ noindex: true })).robots).toEqual({ index: false, follow: true })
  })

  it('shares its share image, at its own address and with its alternative text', () => {
    const shareImage = { src: '/media/table.webp', width: 1200, height: 630, alt: 'A table', blur: null }
    const imagesOf = (post: Partial<Post>) => postMetadata(site, aPost(post)).openGraph?.images
    expect(imagesOf({ shareImage })).toEqual([expect.objectContaining({ alt: 'A table' })])
    expect(imagesOf({ shareImage })).not.toEqual(imagesOf({ image: shareImage }))
    // An image in the bin counts as missing.
    expect(imagesOf({ shareImageUrl: '/media/table.webp', shareImage: null })).toEqual(imagesOf({}))
  })
})
