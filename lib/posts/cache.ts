import type { PostType } from './types'

/** Every cache tag of the product. The function's name finds the reads that a write must revalidate. */
export const allPostsTag = 'posts'
export const listingTag = (type: PostType) => `posts:${type}`
export const newestTag = 'posts:newest'
/** What shows one post: its page, and whatever names it, links to it or has its card. */
export const postTag = (slug: string) => `post:${slug}`
/** The links to the posts before and after one: a post that is published between two changes the links of both. */
export const adjacentTag = (slug: string) => `adjacent:${slug}`
/** The same of all posts of a type, for when it is not known which two. */
export const allAdjacentTag = (type: PostType) => `adjacent-all:${type}`
export const authorTag = (authorSlug: string) => `author:${authorSlug}`
/** What shows something of an author's profile. */
export const authorProfilesTag = 'author-profiles'
/** Lists of the posts that have a facet (see `facets.ts`): a topic, a diet. */
export const facetTag = (facet: string) => `facet:${facet}`
/** All of these lists, for when it is not known which. */
export const allFacetsTag = 'facets'
/** The editors' descriptions of topics. */
export const topicTextsTag = 'topic-texts'
/** Where former addresses lead. */
export const redirectsTag = 'redirects'
/** The cache tags that a change of a tag in many posts expires. */
export const tagChangeTags = [allPostsTag, allFacetsTag, redirectsTag, topicTextsTag]
/** The division of posts into sitemaps; read again every few minutes, since every change of a post moves a date in it. */
export const sitemapTag = 'posts:sitemap'
/** What shows a text block of this name, and what shows any of them. */
export const blockTag = (name: string) => `block:${name}`
export const allBlocksTag = 'blocks'
/** Reads that end when a post appears or goes by itself; `at` in ISO 8601. A tag a moment, so that two plans never meet. */
export const publicationTag = (at: string) => `publication:${at}`

/** As much of a post as says which pages show it. */
export type Shown = {
  slug: string
  type: PostType
  authorSlug: string | null
  facets: readonly string[]
  state: 'draft' | 'scheduled' | 'published' | 'bin'
}

/** Readers see it, or the pages that will show it must expire at its minute. */
const concernsReaders = ({ state }: Shown) => state === 'published' || state === 'scheduled'

/** The tags of every read that shows a post or a list with it. */
export const tagsOf = ({ slug, type, authorSlug, facets }: Omit<Shown, 'state'>): string[] => [
  listingTag(type),
  newestTag,
  postTag(slug),
  ...(authorSlug ? [authorTag(authorSlug)] : []),
  ...facets.filter((facet) => !facet.startsWith('type:')).map(facetTag),
]

/** The tags of what a change makes stale: the old and the new type, slug and author; none when no reader is concerned. */
export function staleTags({ before, after }: { before: Shown | null; after: Shown | null }): string[] {
  const shown = [before, after].filter((post) => post !== null).filter(concernsReaders)
  return [...new Set(shown.flatMap(tagsOf))]
}
