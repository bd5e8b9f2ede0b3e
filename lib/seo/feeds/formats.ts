import { absoluteUrl } from '@/lib/absolute-url'
import { feedPath } from '@/lib/urls'
import type { Feed, FeedItem } from './model'
import { LOGO_PATH } from '../icons'
import { element, textElement, XML_DECLARATION } from '@/lib/xml'
import { locale } from '@/lib/locale'
import { feedsPage } from '@/lib/content/discovery'

/**
 * A stylesheet and links that make a feed readable in a browser. Browsers are
 * removing XSLT; CSS on XML stays. Feed readers ignore elements of unknown namespaces.
 */
const STYLESHEET = '<?xml-stylesheet type="text/css" href="/feed.css"?>\n'

const link = (href: string, text: string): string => textElement('xhtml:a', text, { href })

const xhtmlIntro = (feed: Feed): string =>
  `<xhtml:p>${link(feed.pageUrl, feed.title)} ${link(absoluteUrl('/feeds'), feedsPage.whatIsThis)}</xhtml:p>`

const xhtmlLink = (item: FeedItem): string => link(item.url, feedsPage.readPost)

const RSS_NAMESPACES = {
  version: '2.0',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
}

const rfc822 = (iso: string): string => new Date(iso).toUTCString()

function picture({ picture: image }: FeedItem): string[] {
  if (!image) return []
  const { url, width, height, alt } = image
  const description = alt ? [textElement('media:description', alt)] : []
  return [element('media:content', description, { url, medium: 'image', width, height })]
}

const itemElement = (item: FeedItem): string =>
  element('item', [
    textElement('title', item.title),
    textElement('link', item.url),
    textElement('guid', item.url, { isPermaLink: 'true' }),
    textElement('pubDate', rfc822(item.publishedAt)),
    textElement('dc:creator', item.author.name),
    textElement('category', item.category),
    textElement('description', item.summary),
    ...picture(item),
    textElement('content:encoded', item.html),
    xhtmlLink(item),
  ])

export function rssFeed(feed: Feed, hub: string | null): string {
  const self = absoluteUrl(feedPath(feed.key, 'xml'))
  const channel = element('channel', [
    textElement('title', feed.title),
    textElement('link', feed.pageUrl),
    textElement('description', feed.description),
    textElement('language', locale),
    textElement('lastBuildDate', rfc822(feed.modifiedAt)),
    textElement('ttl', '60'),
    element('image', [
      textElement('url', absoluteUrl(LOGO_PATH)),
      textElement('title', feed.title),
      textElement('link', feed.pageUrl),
    ]),
    element('atom:link', [], { rel: 'self', type: 'application/rss+xml', href: self }),
    ...(hub ? [element('atom:link', [], { rel: 'hub', href: hub })] : []),
    xhtmlIntro(feed),
    ...feed.items.map(itemElement),
  ])
  return XML_DECLARATION + STYLESHEET + element('rss', [channel], RSS_NAMESPACES)
}

const ATOM_NAMESPACES = {
  xmlns: 'http://www.w3.org/2005/Atom',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  'xml:lang': locale,
}

const person = ({ name, url }: FeedItem['author']): string =>
  element('author', [textElement('name', name), ...(url ? [textElement('uri', url)] : [])])

const entry = (item: FeedItem): string =>
  element('entry', [
    textElement('id', item.url),
    textElement('title', item.title),
    element('link', [], { rel: 'alternate', type: 'text/html', href: item.url }),
    textElement('published', item.publishedAt),
    textElement('updated', item.modifiedAt),
    person(item.author),
    element('category', [], { term: item.category }),
    textElement('summary', item.summary),
    textElement('content', item.html, { type: 'html' }),
    ...picture(item),
    xhtmlLink(item),
  ])

export function atomFeed(feed: Feed, hub: string | null): string {
  const self = absoluteUrl(feedPath(feed.key, 'atom'))
  return (
    XML_DECLARATION +
    STYLESHEET +
    element(
      'feed',
      [
        textElement('id', self),
        textElement('title', feed.title),
        textElement('subtitle', feed.description),
        textElement('updated', feed.modifiedAt),
        element('link', [], { rel: 'self', type: 'application/atom+xml', href: self }),
        element('link', [], { rel: 'alternate', type: 'text/html', href: feed.pageUrl }),
        ...(hub ? [element('link', [], { rel: 'hub', href: hub })] : []),
        textElement('logo', absoluteUrl(LOGO_PATH)),
        element('author', [textElement('name', feed.siteName), textElement('uri', absoluteUrl('/'))]),
        xhtmlIntro(feed),
        ...feed.items.map(entry),
      ],
      ATOM_NAMESPACES,
    )
  )
}

const itemObject = ({ url, title, summary, html, author, category, publishedAt, modifiedAt, picture }: FeedItem) => ({
  id: url,
  url,
  title,
  summary,
  content_html: html,
  ...(picture ? { image: picture.url } : {}),
  date_published: publishedAt,
  date_modified: modifiedAt,
  authors: [{ name: author.name, ...(author.url ? { url: author.url } : {}) }],
  tags: [category],
})

export function jsonFeed(feed: Feed, hub: string | null): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.pageUrl,
    feed_url: absoluteUrl(feedPath(feed.key, 'json')),
    icon: absoluteUrl(LOGO_PATH),
    language: locale,
    authors: [{ name: feed.siteName, url: absoluteUrl('/') }],
    ...(hub ? { hubs: [{ type: 'WebSub', url: hub }] } : {}),
    items: feed.items.map(itemObject),
  })
}
