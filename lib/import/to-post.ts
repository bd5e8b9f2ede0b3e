import type { z } from 'zod'
import {
  AUTHOR_MAX,
  CONTENT_MAX,
  isTag,
  META_DESCRIPTION_MAX,
  META_TITLE_MAX,
  SLUG_MAX,
  TAG_MIN,
  TAGS_MAX,
  TITLE_MAX,
  toTags,
} from '../posts/field-rules.ts'
import { fields as postFields } from '../posts/fields.ts'
import { TAG_MAX } from '../posts/limits.ts'
import { draftSchema, emptyFields, fileSchema, type PostValues, publishSchema } from '../posts/schema.ts'
import { DEFAULT_AUTHOR } from '../site.ts'
import { toSlug } from '../slug.ts'
import { cutAtWord, oneLine } from '../text.ts'
import type { ImportedItem, StorableItem } from './types.ts'

/** An item as a post that follows the rules of the publish form. `warnings` list everything cut or left out. */
export type ImportedPost = {
  values: PostValues
  state: ImportedItem['state']
  publishedAt: string | null
  warnings: string[]
}

type Refusal = { refused: string }

/** The slug of a text, cut at a word to SLUG_MAX characters; empty when it has no usable letters. */
export function slugOf(text: string): string {
  const words = toSlug(text)
  if (words.length <= SLUG_MAX) return words === 'page' ? '' : words
  const cut = words.slice(0, SLUG_MAX + 1)
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 1)).slice(0, SLUG_MAX)
}

/** Whether a new post keeps the slug of the source or gets one from its title. */
export const ADDRESS_RULES = ['keep', 'title'] as const
export type AddressRule = (typeof ADDRESS_RULES)[number]

/** The wanted slug of a post; empty when the database makes it. */
export const wantedSlug = ({ values: { slug, title } }: ImportedPost, rule: AddressRule): string =>
  rule === 'title' ? slugOf(title) : slug

/** Removes NUL and replaces lone surrogates, which the database cannot store. */
export const storable = (text: string): string => text.replaceAll('\u0000', '').toWellFormed()

const shortened = (text: string, max: number, what: string, warnings: string[]): string => {
  const plain = oneLine(storable(text))
  if (plain.length <= max) return plain
  warnings.push(`The ${what} was longer than ${max} characters and is cut.`)
  return cutAtWord(plain, max)
}

function canonicalOf(canonical: string, warnings: string[]): string {
  const address = postFields.canonical.rule.safeParse(storable(canonical))
  if (address.success) return address.data
  warnings.push(`Its canonical link is left out: ${canonical.slice(0, 200)}`)
  return ''
}

/** The database stores no public post that ends before it begins. */
function endOf({ unpublishAt: end, publishedAt: start }: StorableItem, warnings: string[]): string {
  if (end === null || start === null || Date.parse(end) > Date.parse(start)) return end ?? ''
  warnings.push(`Its end is left out, since it is not after its date: ${end.slice(0, 10)}.`)
  return ''
}

const messageOf = (error: z.ZodError): string => error.issues.map(({ message }) => message).join('; ')

/** Makes a post of an item, or gives the reason for a refusal. `asDrafts`: nothing becomes public. */
export function toPost(item: StorableItem, { asDrafts }: { asDrafts: boolean }): ImportedPost | Refusal {
  const content = storable(item.text)
  if (content.length > CONTENT_MAX)
    return { refused: `The text is longer than ${CONTENT_MAX.toLocaleString('en')} characters: divide it first.` }
  const warnings = [...item.warnings]
  if (`${item.title}${content}`.includes('\ufffd'))
    warnings.push('Some of its characters cannot be read and stand as �.')
  const known = toTags(item.tags.map(storable))
  const tags = known.filter(isTag).slice(0, TAGS_MAX)
  const left = known.filter((tag) => !tags.includes(tag)).join(', ')
  if (left)
    warnings.push(
      `Left out, since a post has at most ${TAGS_MAX} tags of ${TAG_MIN} to ${TAG_MAX} characters: ${left}.`,
    )
  if (item.kind === 'page') warnings.push('It was a page: it becomes a guide, as a draft.')
  const fields = {
    title: shortened(item.title, TITLE_MAX, 'title', warnings),
    content,
    author: shortened(item.author, AUTHOR_MAX, 'author', warnings) || DEFAULT_AUTHOR,
    postType: item.recipe ? 'recipe' : 'guide',
    metaTitle: shortened(item.metaTitle, META_TITLE_MAX, 'meta title', warnings),
    metaDescription: shortened(item.metaDescription, META_DESCRIPTION_MAX, 'meta description', warnings),
    tags,
    canonical: canonicalOf(item.canonical, warnings),
    noindex: item.noindex,
    slug: slugOf(item.slug),
    unpublishAt: endOf(item, warnings),
  }
  const state = asDrafts || item.kind === 'page' ? 'draft' : item.state
  const published = fileSchema.safeParse(fields)
  if (state !== 'draft' && published.success)
    return { values: publishSchema.parse(published.data), state, publishedAt: item.publishedAt, warnings }
  const draft = draftSchema.safeParse({ ...emptyFields, ...fields })
  if (!draft.success) return { refused: messageOf(draft.error) }
  if (state !== 'draft' && published.error)
    warnings.push(`It is a draft, since it cannot be published yet: ${messageOf(published.error)}.`)
  return { values: draft.data, state: 'draft', publishedAt: state === 'draft' ? item.publishedAt : null, warnings }
}
