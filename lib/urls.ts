export const postPath = (slug: string): string => `/blog/${slug}`
export const postMarkdownPath = (slug: string): string => `/blog/${slug}.md`

/** The edition of `/saved`, or of a post's page, that browsers keep for reading without a network. */
export const offlinePath = (path: string): string => path.replace(/^\/(?:saved|blog)/, '/saved/offline')

/** The page of an author's posts. A guest's name may give no slug, and then there is no page. */
export const authorPath = (authorSlug: string): string => `/authors/${authorSlug}`

/** A page (from 1) of a paged list. */
export const pagedPath = (path: string, page: number): string => (page > 1 ? `${path}/page/${page}` : path)

/** The address of a stored image. */
export const IMAGE_PATH = /^\/media\/[A-Za-z0-9._-]{1,200}$/

export const FEED_FORMATS = ['xml', 'atom', 'json'] as const
export type FeedFormat = (typeof FEED_FORMATS)[number]

export const TOPIC_FEED = 'topic-'
export const topicFeedKey = (slug: string) => `${TOPIC_FEED}${slug}` as const

/** The feed of everything (`all`), of one type of post, or of a topic (`topicFeedKey`). */
export const feedPath = (key: string, format: FeedFormat): string =>
  key === 'all' ? `/feed.${format}` : `/feeds/${key}.${format}`

/** Decodes a path or a part of one; returns an invalid encoding unchanged. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Escapes of letters, digits and signs that need none. */
const NEEDLESS_ESCAPE = /%(?:2[de]|5f|7e|3\d|[46][1-9a-f]|[57][0-9a])/gi

/** Decodes each letter, digit, dot, hyphen, underscore and tilde, so that a path has one spelling. */
export const withoutNeedlessEscapes = (path: string): string => path.replace(NEEDLESS_ESCAPE, decodeURIComponent)
