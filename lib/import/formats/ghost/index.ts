import { textOfHtml } from '../../html.ts'
import { authorWarnings, dateWarnings, itemOrRefusal, newItem, stateAt, stickyWarnings, toMoment } from '../../item.ts'
import { isObject, jsonOf, type JsonObject, nameOf, objectsOf, readJson } from '../../json.ts'
import { plainText } from '../../plain-text.ts'
import type { ImportedItem, Format } from '../../types.ts'
import { lexicalHtml, mobiledocHtml } from './cards.ts'
import { TextProblem } from '../../../markdown/budget.ts'

/** The names that a joining table links to each post, in their order. */
function joined(links: JsonObject[], key: string, names: ReadonlyMap<string, string>): Map<string, string[]> {
  const byPost = new Map<string, string[]>()
  const ordered = links.toSorted((a, b) => Number(a.sort_order ?? 0) - Number(b.sort_order ?? 0))
  for (const link of ordered) {
    const name = names.get(nameOf(link[key]))
    if (name) byPost.set(nameOf(link.post_id), [...(byPost.get(nameOf(link.post_id)) ?? []), name])
  }
  return byPost
}

function tablesOf(data: JsonObject) {
  // A tag that begins with # is internal in Ghost.
  const tagNames = new Map(
    objectsOf(data.tags).flatMap((tag) => {
      const name = nameOf(tag.name)
      return name && !name.startsWith('#') ? [[nameOf(tag.id), name] as const] : []
    }),
  )
  const named = new Map(objectsOf(data.users).map((user) => [nameOf(user.id), nameOf(user.name)] as const))
  return {
    meta: new Map(objectsOf(data.posts_meta).map((meta) => [nameOf(meta.post_id), meta] as const)),
    tags: joined(objectsOf(data.posts_tags), 'tag_id', tagNames),
    authors: joined(objectsOf(data.posts_authors), 'author_id', named),
    named,
  }
}
type Tables = ReturnType<typeof tablesOf>

/** Ghost's HTML of a post; without it, the document of the Lexical or Mobiledoc editor as HTML. */
function htmlOf(post: JsonObject): string {
  const html = nameOf(post.html)
  // Without the icons of linked sites.
  if (html) return html.replace(/<img\b[^<>]*>/g, (tag) => (tag.includes('kg-bookmark-icon') ? '' : tag))
  const lexical = jsonOf(post.lexical)
  return (isObject(lexical) && lexicalHtml(lexical.root)) || mobiledocHtml(jsonOf(post.mobiledoc))
}

/** Turns addresses of the source's own site into paths. */
const local = (text: string): string => text.replaceAll('__GHOST_URL__', '')

function stateOf(post: JsonObject, publishedAt: string | null): { state: ImportedItem['state']; warnings: string[] } {
  const visibility = nameOf(post.visibility)
  const status = nameOf(post.status)
  if (status === 'sent') return { state: 'draft', warnings: ['It was sent by e-mail only: it is a draft here.'] }
  if (status !== 'published' && status !== 'scheduled') return { state: 'draft', warnings: [] }
  if (visibility && visibility !== 'public')
    return { state: 'draft', warnings: [`It was for ${visibility} only: it is a draft here.`] }
  return { state: stateAt(publishedAt), warnings: [] }
}

function itemOf(post: JsonObject, { meta, tags, authors, named }: Tables): ImportedItem {
  const own = meta.get(nameOf(post.id)) ?? {}
  const imported = textOfHtml(local(htmlOf(post)))
  const publishedAt = toMoment(post.published_at)
  const { state, warnings } = stateOf(post, publishedAt)
  const metaValue = (name: string): string => nameOf(own[name] ?? post[name])
  const address = local(nameOf(post.feature_image))
  const caption = plainText(metaValue('feature_image_caption'))
  const slug = nameOf(post.slug)
  const writers = authors.get(nameOf(post.id)) ?? []
  const canonical = local(nameOf(post.canonical_url))
  return newItem({
    id: nameOf(post.id) || slug,
    kind: nameOf(post.type) === 'page' || post.page === 1 || post.page === true ? 'page' : 'post',
    title: plainText(nameOf(post.title)),
    slug,
    state,
    publishedAt,
    updatedAt: toMoment(post.updated_at),
    author: writers[0] ?? named.get(nameOf(post.author_id)) ?? '',
    tags: tags.get(nameOf(post.id)) ?? [],
    metaTitle: metaValue('meta_title'),
    metaDescription: metaValue('meta_description') || nameOf(post.custom_excerpt),
    // A canonical link to the post itself is left out.
    canonical: canonical === `/${slug}/` ? '' : canonical,
    shareImage: local(metaValue('og_image') || metaValue('twitter_image')),
    ...imported,
    picture: address
      ? {
          address,
          alt: metaValue('feature_image_alt'),
          ...(caption && !imported.text.includes(caption) && { caption }),
        }
      : null,
    oldAddresses: slug ? [`/${slug}/`] : [],
    warnings: [
      ...warnings,
      ...imported.warnings,
      ...dateWarnings(post.published_at, publishedAt),
      ...stickyWarnings(post.featured === true || post.featured === 1),
      ...authorWarnings(writers),
    ],
  })
}

/** Reads an export of Ghost 1 to 6, with or without the `db` around its data. */
export const reader: Format = {
  detect: ({ name }, head) =>
    /\.json$/i.test(name) && /^\s*\{/.test(head) && /"(?:db|data|meta|posts)"/.test(head.slice(0, 400)),
  async *read(file) {
    const whole = await readJson(file)
    const db = isObject(whole) && Array.isArray(whole.db) ? whole.db[0] : whole
    const data: unknown = isObject(db) && isObject(db.data) ? db.data : db
    if (!isObject(data) || !objectsOf(data.posts).some(({ id, slug }) => id ?? slug))
      throw new TextProblem('The file is no export of Ghost: it has no posts.')
    const tables = tablesOf(data)
    for (const post of objectsOf(data.posts))
      yield itemOrRefusal(nameOf(post.id), nameOf(post.title), () => itemOf(post, tables))
  },
}
