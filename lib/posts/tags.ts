import type { PostType } from './schema'

/** Every cache tag of the product. Who writes finds who reads by searching for the function's name. */
export const allPostsTag = 'posts'
export const listingTag = (type: PostType) => `posts:${type}`
export const newestTag = 'posts:newest'
export const postTag = (slug: string) => `post:${slug}`
export const imageTag = (path: string) => `image:${path}`
/** The cut of the posts into sitemaps: read anew once an hour, since it looks at every post. */
export const sitemapTag = 'posts:sitemap'
/** Reads that end when a scheduled post appears; `publishesAt` in ISO 8601. A tag a moment, so that two plans never meet. */
export const publicationTag = (publishesAt: string) => `publication:${publishesAt}`
