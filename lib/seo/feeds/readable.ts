import type { Feed, FeedItem } from './model'
import { absoluteUrl } from '@/lib/urls'
import { textElement } from '@/lib/xml'
import { feedsPage } from '@/lib/content/discovery'

/**
 * What makes a feed a page when a person opens it: a stylesheet, and links that a browser understands. Browsers are
 * giving up XSLT; CSS on XML stays. Readers pass over elements of a namespace they do not know.
 */
export const STYLESHEET = '<?xml-stylesheet type="text/css" href="/feed.css"?>\n'

const link = (href: string, text: string): string => textElement('xhtml:a', text, { href })

export const xhtmlIntro = (feed: Feed): string =>
  `<xhtml:p>${link(feed.pageUrl, feed.title)} ${link(absoluteUrl('/feeds'), feedsPage.whatIsThis)}</xhtml:p>`

export const xhtmlLink = (item: FeedItem): string => link(item.url, feedsPage.readPost)
