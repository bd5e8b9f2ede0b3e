import type { PostState } from './admin/state'
import type { PostType } from './types'

/** Cache tags. To find the reads that a write must revalidate, search for the name of their tag. */
export const allPostsTag = 'posts'
export const listingTag = (type: PostType) => `posts:${type}`
export const newestTag = 'posts:newest'
/** Reads that show one post: its page, its cards, and links to it. */
export const postTag = (slug: string) => `post:${slug}`
/** A post's links to the posts before and after it. A post that is published between two changes the links of both. */
export const adjacentTag = (slug: string) => `adjacent:${slug}`
/** These links of all posts of a type, for when the neighbours are unknown. */
export const allAdjacentTag = (type: PostType) => `adjacent-all:${type}`
export const authorTag = (authorSlug: string) => `author:${authorSlug}`
/** Reads that show the profile of any author. */
export const authorProfilesTag = 'author-profiles'
/** Lists of the posts that have a facet (see `facets.ts`): a topic, a diet. */
export const facetTag = (facet: string) => `facet:${facet}`
/** The lists of all facets, for when the changed facets are unknown. */
export const allFacetsTag = 'facets'
/** The editors' descriptions of topics. */
export const topicTextsTag = 'topic-texts'
export const redirectsTag = 'redirects'
/** Expired when an editor renames or removes a tag in all posts. */
export const tagChangeTags = [allPostsTag, allFacetsTag, redirectsTag, topicTextsTag]
/** The division of posts into sitemaps. A save does not expire it, because every save moves a date in it. */
export const sitemapTag = 'posts:sitemap'
/** Reads that show the text block of this name, and reads that show any text block. */
export const blockTag = (name: string) => `block:${name}`
export const allBlocksTag = 'blocks'
/**
 * Reads that expire when a post is published or ends by schedule at `at` (ISO 8601). Each moment has its own tag, so
 * that one plan does not change the expiry of another.
 */
export const publicationTag = (at: string) => `publication:${at}`

/** The facts of a post that decide which pages show it. */
export type Shown = {
  slug: string
  type: PostType
  authorSlug: string | null
  facets: readonly string[]
  state: PostState
}

/** A scheduled post counts too: the pages that will show it must expire at its minute. */
const concernsReaders = ({ state }: Shown) => state === 'published' || state === 'scheduled'

/** The tags of every read that shows a post or a list with it. */
export const tagsOf = ({ slug, type, authorSlug, facets }: Omit<Shown, 'state'>): string[] => [
  listingTag(type),
  newestTag,
  postTag(slug),
  ...(authorSlug ? [authorTag(authorSlug)] : []),
  ...facets.filter((facet) => !facet.startsWith('type:')).map(facetTag),
]

/** The tags of the reads that a change makes stale, by the old and the new values. Empty for drafts and the bin. */
export function staleTags({ before, after }: { before: Shown | null; after: Shown | null }): string[] {
  const shown = [before, after].filter((post) => post !== null).filter(concernsReaders)
  return [...new Set(shown.flatMap(tagsOf))]
}
