import type { Post } from './post'

/** A topic of a post: the slug of its page, its name as the post writes it, and the description of an editor. */
export type PostTopic = { slug: string; name: string; description?: string | null }

const TOPIC = 'tag:'

/** A tag's letters without their marks, for the comparison with the address that the database made of it. */
const plain = (tag: string): string =>
  tag
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ł', 'l')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The topics of a post in the order of its tags. A tag whose letters do not give its address is named by the address. */
export function topicsOf({ tags, facets }: Pick<Post, 'tags' | 'facets'>): PostTopic[] {
  const slugs = facets.flatMap((facet) => (facet.startsWith(TOPIC) ? [facet.slice(TOPIC.length)] : []))
  const named = tags.flatMap((name) => (slugs.includes(plain(name)) ? [{ slug: plain(name), name }] : []))
  const known = new Set(named.map(({ slug }) => slug))
  const others = slugs.filter((slug) => !known.has(slug)).map((slug) => ({ slug, name: slug.replaceAll('-', ' ') }))
  return [...named, ...others].filter(({ slug }, index, all) => all.findIndex((one) => one.slug === slug) === index)
}
