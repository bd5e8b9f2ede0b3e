import { beforeAll, describe, expect, it, vi } from 'vitest'
import { listingMetadata } from './listing-metadata'
import { pageMetadata } from './metadata'
import { descriptionOf, postMetadata } from './post-facts'
import { sitePages } from './site-pages'
import { aPost, stubEnvironment } from './testing'

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

describe('postMetadata', () => {
  it('has the title of the spec and the facts of the article', () => {
    const metadata = postMetadata(aPost())
    expect(metadata.title).toEqual({ absolute: 'Plum cake - FlavorCraft Blog' })
    expect(metadata.alternates?.canonical).toBe('https://example.com/blog/plum-cake')
    expect(metadata.alternates?.types?.['text/markdown']).toBe('https://example.com/blog/plum-cake.md')
    expect(metadata.authors).toEqual([{ name: 'Maja Wrońska', url: 'https://example.com/authors/maja-wronska' }])
    expect(metadata.openGraph).toMatchObject({
      type: 'article',
      title: 'Plum cake',
      publishedTime: '2026-09-19T07:45:00.000Z',
      modifiedTime: '2026-10-01T10:00:00.000Z',
      authors: ['https://example.com/authors/maja-wronska'],
      section: 'Recipe',
    })
  })

  it('builds the default description from title and author', () => {
    expect(descriptionOf(aPost({ metaDescription: null }))).toBe('Read Plum cake by Maja Wrońska on FlavorCraft.')
  })

  it('never says that a post changed before it was published', () => {
    const early = aPost({ updatedAt: '2026-09-01T00:00:00.000Z' })
    expect(postMetadata(early).openGraph).toMatchObject({ modifiedTime: early.publishedAt })
  })

  it('names an author without an address all the same', () => {
    const metadata = postMetadata(aPost({ author: '李', authorSlug: null }))
    expect(metadata.authors).toEqual([{ name: '李' }])
    expect(metadata.openGraph).toMatchObject({ authors: ['李'] })
  })

  it('gives another address to the picture of another title', () => {
    const url = (title: string) => JSON.stringify(postMetadata(aPost({ title })).openGraph?.images)
    expect(url('Plum cake')).not.toBe(url('Plum tart'))
    expect(url('Plum cake')).toBe(url('Plum cake'))
  })
})
