import { absoluteUrl } from '@/lib/absolute-url'
import { element, textElement, XML_DECLARATION } from '@/lib/xml'

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const IMAGE = 'http://www.google.com/schemas/sitemap-image/1.1'
const NEWS = 'http://www.google.com/schemas/sitemap-news/0.9'

export type SitemapEntry = {
  path: string
  modifiedAt?: string
  pictures?: readonly string[]
  news?: { title: string; publishedAt: string; publication: string; language: string }
}

/** Google reads up to 1,000 images per page. */
const MAX_PICTURES = 1000

const picture = (address: string): string => element('image:image', [textElement('image:loc', absoluteUrl(address))])

function news({ title, publishedAt, publication, language }: NonNullable<SitemapEntry['news']>): string {
  const source = element('news:publication', [
    textElement('news:name', publication),
    textElement('news:language', language),
  ])
  return element('news:news', [
    source,
    textElement('news:publication_date', publishedAt),
    textElement('news:title', title),
  ])
}

export const urlElement = (entry: SitemapEntry): string =>
  element('url', [
    textElement('loc', absoluteUrl(entry.path)),
    ...(entry.modifiedAt ? [textElement('lastmod', entry.modifiedAt)] : []),
    ...(entry.pictures ?? []).slice(0, MAX_PICTURES).map(picture),
    ...(entry.news ? [news(entry.news)] : []),
  ])

export const URLSET_START = `${XML_DECLARATION}<urlset xmlns="${SITEMAP}" xmlns:image="${IMAGE}" xmlns:news="${NEWS}">`
export const URLSET_END = '</urlset>'

export const urlset = (entries: readonly SitemapEntry[]): string =>
  URLSET_START + entries.map(urlElement).join('') + URLSET_END

export const sitemapIndex = (parts: readonly { path: string; modifiedAt?: string }[]): string =>
  XML_DECLARATION +
  element(
    'sitemapindex',
    parts.map(({ path, modifiedAt }) =>
      element('sitemap', [
        textElement('loc', absoluteUrl(path)),
        ...(modifiedAt ? [textElement('lastmod', modifiedAt)] : []),
      ]),
    ),
    { xmlns: SITEMAP },
  )
