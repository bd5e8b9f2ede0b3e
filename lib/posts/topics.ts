import type { Post } from './post'
import { toSlug } from '@/lib/slug'

/** A topic of a post: the slug of its page, its name as the post writes it, and the description of an editor. */
export type PostTopic = { slug: string; name: string; description?: string | null }

const TOPIC = 'tag:'

const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** The slug of a tag as `private.slugify` of the database makes it. */
const slugOf = (tag: string): string =>
  toSlug(
    tag
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter)
      .replace(/['’‘`´]/g, '')
      .replaceAll('&', ' and '),
  )

/** The topics of a post in the order of its tags. A topic whose slug matches no tag has its slug as its name. */
export function topicsOf({ tags, facets }: Pick<Post, 'tags' | 'facets'>): PostTopic[] {
  const slugs = facets.flatMap((facet) => (facet.startsWith(TOPIC) ? [facet.slice(TOPIC.length)] : []))
  const named = tags.map((name) => ({ slug: slugOf(name), name })).filter(({ slug }) => slugs.includes(slug))
  const known = new Set(named.map(({ slug }) => slug))
  const others = slugs.filter((slug) => !known.has(slug)).map((slug) => ({ slug, name: slug.replaceAll('-', ' ') }))
  return [...named, ...others].filter(({ slug }, index, all) => all.findIndex((one) => one.slug === slug) === index)
}
