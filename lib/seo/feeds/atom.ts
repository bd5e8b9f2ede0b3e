import { feedPath, absoluteUrl } from '@/lib/urls'
import type { Feed, FeedItem } from './model'
import { LOGO_PATH } from '../icons'
import { element, textElement, XML_DECLARATION } from '@/lib/xml'
import { STYLESHEET, xhtmlIntro, xhtmlLink } from './readable'
import { site } from '@/lib/site'

const NAMESPACES = {
  xmlns: 'http://www.w3.org/2005/Atom',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  'xml:lang': site.locale,
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
    ...(item.picture
      ? [
          element('media:content', [], {
            url: item.picture.url,
            medium: 'image',
            width: item.picture.width,
            height: item.picture.height,
          }),
        ]
      : []),
    xhtmlLink(item),
  ])

/** A feed as Atom (RFC 4287). */
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
        element('author', [textElement('name', site.name), textElement('uri', absoluteUrl('/'))]),
        xhtmlIntro(feed),
        ...feed.items.map(entry),
      ],
      NAMESPACES,
    )
  )
}
