import type { Site } from '../site.ts'
import type { PageMeta } from './types.ts'

export const authorsPage = {
  title: 'Authors',
  latest: 'Latest piece:',
  emptyTitle: 'No Authors Yet',
  emptyText: 'They come with the first posts.',
  intro: 'The people who cook, read the studies and write it all down.',
  meta: (site: Site): PageMeta => ({
    title: 'Authors',
    description: `Who writes ${site.name}: every author of our recipes, news, guides and lessons, with their latest work.`,
  }),
} as const

export const authorPage = {
  /** Above the dish that stands for an author. */
  knownFor: 'Known for',
  posts: 'Recipes and articles',
  heading: (name: string) => `Recipes and articles by ${name}`,
  description: (name: string, site: Site) =>
    `Everything that ${name} has written for ${site.name}: recipes, guides, news and lessons, newest first.`,
} as const

export const feedsPage = {
  title: 'Feeds',
  intro: `A feed brings every new post to you, whole and in order, in a reader of your choice. No account, no address to leave, nothing that follows you around.`,
  how: 'Copy one of these addresses into a feed reader. Any of the three formats will do; they carry the same posts.',
  everything: 'Everything',
  whatIsThis: 'This is a feed: copy its address into a feed reader',
  readPost: 'Read on the site',
  formats: { xml: 'RSS', atom: 'Atom', json: 'JSON Feed' },
  meta: (site: Site): PageMeta => ({
    title: 'Feeds',
    description: `Follow ${site.name} with a feed reader: RSS, Atom and JSON Feed, of everything or of one kind of post.`,
  }),
} as const
