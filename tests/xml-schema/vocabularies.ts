import type { Count, Schema } from './check'

const ONE: Count = [1, 1]
const MAYBE: Count = [0, 1]
const ANY: Count = [0, Infinity]
const SOME: Count = [1, Infinity]

const isText = (text: string) => text.trim() !== ''
const isAddress = (text: string) => /^https?:\/\/[^\s<>"]+$/.test(text) && text.length < 2048
/** RFC 3339, as Atom and the sitemaps require it. */
const isTimestamp = (text: string) =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/.test(text) && !Number.isNaN(Date.parse(text))
/** RFC 822 with a year of four digits. */
const isMailDate = (text: string) =>
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text)

const READABLE = { 'xhtml:div': ANY, 'xhtml:a': ANY, 'xhtml:p': ANY, 'xhtml:link': ANY }

/** The RSS 2.0 specification with the modules that the feeds use: content, Dublin Core, Media RSS, Atom links. */
export const RSS: Schema = {
  rss: { attributes: ['version'], children: { channel: ONE } },
  channel: {
    children: {
      title: ONE,
      link: ONE,
      description: ONE,
      language: MAYBE,
      lastBuildDate: MAYBE,
      ttl: MAYBE,
      image: MAYBE,
      'atom:link': SOME,
      item: ANY,
      ...READABLE,
    },
  },
  image: { children: { url: ONE, title: ONE, link: ONE } },
  item: {
    children: {
      title: ONE,
      link: ONE,
      guid: ONE,
      pubDate: ONE,
      'dc:creator': ONE,
      category: ANY,
      description: ONE,
      'media:content': ANY,
      'content:encoded': ONE,
      ...READABLE,
    },
  },
  title: { text: isText },
  link: { text: isAddress },
  url: { text: isAddress },
  guid: { text: isAddress },
  lastBuildDate: { text: isMailDate },
  pubDate: { text: isMailDate },
  language: { text: (text) => /^[a-z]{2}(?:-[A-Z]{2})?$/.test(text) },
  ttl: { text: (text) => /^\d+$/.test(text) },
  'atom:link': { attributes: ['rel', 'href'] },
  'media:content': { attributes: ['url', 'medium', 'width', 'height'], children: { 'media:description': MAYBE } },
}

const PERSON = { children: { name: ONE, uri: MAYBE, email: MAYBE } }

/** RFC 4287. */
export const ATOM: Schema = {
  feed: {
    children: {
      id: ONE,
      title: ONE,
      updated: ONE,
      subtitle: MAYBE,
      link: SOME,
      logo: MAYBE,
      icon: MAYBE,
      author: ANY,
      entry: ANY,
      ...READABLE,
    },
  },
  entry: {
    children: {
      id: ONE,
      title: ONE,
      updated: ONE,
      published: MAYBE,
      link: SOME,
      author: SOME,
      category: ANY,
      summary: MAYBE,
      content: ONE,
      'media:content': ANY,
      ...READABLE,
    },
  },
  id: { text: isAddress },
  title: { text: isText },
  updated: { text: isTimestamp },
  published: { text: isTimestamp },
  link: { attributes: ['rel', 'href'] },
  logo: { text: isAddress },
  author: PERSON,
  uri: { text: isAddress },
  category: { attributes: ['term'] },
  content: { attributes: ['type'], text: isText },
}

/** sitemaps.org 0.9 with Google's pictures and news. */
export const SITEMAP: Schema = {
  sitemapindex: { children: { sitemap: [1, 50_000] } },
  sitemap: { children: { loc: ONE, lastmod: MAYBE } },
  urlset: { children: { url: [1, 50_000] } },
  url: { children: { loc: ONE, lastmod: MAYBE, 'image:image': [0, 1000], 'news:news': MAYBE } },
  loc: { text: isAddress },
  lastmod: { text: isTimestamp },
  'image:image': { children: { 'image:loc': ONE } },
  'image:loc': { text: isAddress },
  'news:news': { children: { 'news:publication': ONE, 'news:publication_date': ONE, 'news:title': ONE } },
  'news:publication': { children: { 'news:name': ONE, 'news:language': ONE } },
  'news:publication_date': { text: isTimestamp },
  'news:title': { text: isText },
}
