export const postPath = (slug: string): string => `/blog/${slug}`
export const postMarkdownPath = (slug: string): string => `/blog/${slug}.md`

/** The page of an author's posts; null for a name that no address can be made of. */
export const authorPath = (authorSlug: string | null): string | null => (authorSlug ? `/authors/${authorSlug}` : null)

/** A page (from 1) of something that is listed page by page. */
export const pagedPath = (path: string, page: number): string => (page > 1 ? `${path}/page/${page}` : path)

export const FEED_FORMATS = ['xml', 'atom', 'json'] as const
export type FeedFormat = (typeof FEED_FORMATS)[number]

/** The feed of everything (`all`), or of one type of post. */
export const feedPath = (key: string, format: FeedFormat): string =>
  key === 'all' ? `/feed.${format}` : `/feeds/${key}.${format}`

/** A path or a part of one in letters; as it is where it is no encoding. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Letters, digits and signs that need no escape. */
const NEEDLESS_ESCAPE = /%(?:2[de]|5f|7e|3\d|[46][1-9a-f]|[57][0-9a])/gi

/** A path with each letter, digit, dot, hyphen, underscore and tilde as it is: the one spelling among many. */
export const withoutNeedlessEscapes = (path: string): string => path.replace(NEEDLESS_ESCAPE, decodeURIComponent)
