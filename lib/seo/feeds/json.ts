import { feedPath, absoluteUrl } from '@/lib/urls'
import type { Feed, FeedItem } from './model'
import { LOGO_PATH } from '../icons'
import { site } from '@/lib/site'

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

/** A feed as JSON Feed 1.1. */
export function jsonFeed(feed: Feed, hub: string | null): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.pageUrl,
    feed_url: absoluteUrl(feedPath(feed.key, 'json')),
    icon: absoluteUrl(LOGO_PATH),
    language: site.locale,
    authors: [{ name: site.name, url: absoluteUrl('/') }],
    ...(hub ? { hubs: [{ type: 'WebSub', url: hub }] } : {}),
    items: feed.items.map(itemObject),
  })
}
