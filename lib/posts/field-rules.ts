import { z } from 'zod'
import { SLUG, toSlug } from '../slug.ts'
import { IMAGE_PATH } from '../urls.ts'
import { parseCanonicalLink } from './canonical.ts'
import { TAG_MAX } from './limits.ts'
import { POST_TYPES } from './types.ts'

/** Limits of the fields, in characters. The database's checks agree (contract test). */
export const TITLE_MIN = 3
export const TITLE_MAX = 200
export const CONTENT_MIN = 50
/** About 30,000 words. */
export const CONTENT_MAX = 200_000
export const AUTHOR_MAX = 120
export const META_TITLE_MAX = 60
export const META_DESCRIPTION_MAX = 160
export const SLUG_MAX = 80
export const CANONICAL_MAX = 2000
export const MAX_IMAGES_PER_POST = 20
export const TAGS_MAX = 8
export const TAG_MIN = 2
const LABELS_MAX = 24

/** Characters as the database counts them: an emoji is one, not two. */
const lengthOf = (text: string) => [...text].length

/** NFC: an accented letter is one code point, as the patterns of units and labels, and comparisons of names, expect. */
const letters = z.string().normalize('NFC')

const atMost = (max: number, message: string) => letters.trim().max(max, message)

/** One line: a paste may bring several. */
export const titleText = letters
  .overwrite((text) => text.replace(/[\r\n]+/g, ' ').trim())
  .max(TITLE_MAX, `Title must be less than ${TITLE_MAX} characters`)
export const title = titleText
  .refine((text) => text.length > 0, { error: 'Title is required', abort: true })
  .refine((text) => lengthOf(text) >= TITLE_MIN, `Title must be at least ${TITLE_MIN} characters`)

export const contentText = letters.max(
  CONTENT_MAX,
  `Content must be less than ${CONTENT_MAX.toLocaleString('en')} characters`,
)
export const content = contentText
  .refine((text) => text.trim().length > 0, { error: 'Content is required', abort: true })
  .refine((text) => lengthOf(text.trim()) >= CONTENT_MIN, `Content must be at least ${CONTENT_MIN} characters`)

export const authorText = atMost(AUTHOR_MAX, `Author/Chef name must be less than ${AUTHOR_MAX} characters`)
export const type = z.enum(POST_TYPES, { error: 'Content type is required' })
export const metaTitle = atMost(META_TITLE_MAX, `Meta title should be under ${META_TITLE_MAX} characters for SEO`)
export const metaDescription = atMost(
  META_DESCRIPTION_MAX,
  `Meta description should be under ${META_DESCRIPTION_MAX} characters for SEO`,
)

/** The path of an image on this site: `/media/` and the object's name in the bucket. */
export const imagePath = z.string().regex(IMAGE_PATH)
export const imagePaths = z.array(imagePath).max(MAX_IMAGES_PER_POST)

export const canonical = z
  .string()
  .trim()
  .overwrite((text) => parseCanonicalLink(text) ?? text)
  .max(CANONICAL_MAX, `The address must be at most ${CANONICAL_MAX.toLocaleString('en')} characters`)
  .refine(
    (text) => parseCanonicalLink(text) === text,
    'Use an address that begins with https://, or a path of this site such as /blog/plum-cake',
  )

/** Splits typed tags at commas; a file has a list. Returns each tag once, in lower case, with accented letters whole. */
export const toTags = (typed: string | readonly string[]): string[] => {
  const tags = (typeof typed === 'string' ? typed.split(',') : typed).map((tag) =>
    tag.trim().toLowerCase().normalize('NFC'),
  )
  return [...new Set(tags.filter(Boolean))]
}
export const isTag = (tag: string) => lengthOf(tag) >= TAG_MIN && lengthOf(tag) <= TAG_MAX
export const tags = z
  .union([z.string(), z.array(z.string())])
  .transform(toTags)
  .refine((tags) => tags.length <= TAGS_MAX, `Use at most ${TAGS_MAX} tags`)
  .refine((tags) => tags.every(isTag), `Each tag needs ${TAG_MIN} to ${TAG_MAX} characters`)

/** See `lib/recipe/confirmed-labels.ts`. */
export const labels = z.array(z.string().regex(/^[a-z0-9-]{2,40}$/)).max(LABELS_MAX)

/** The slug of a stored post or topic. */
export const storedSlug = z.string().regex(SLUG).max(SLUG_MAX)
/** Saves a database read for a text that cannot be a slug. */
export const isSlug = (text: string): boolean => storedSlug.safeParse(text).success

/** Empty: the database makes the slug from the title. */
export const slug = z
  .string()
  .trim()
  .overwrite((text) => toSlug(text) || text)
  .max(SLUG_MAX, `The address must be at most ${SLUG_MAX} characters`)
  .refine((text) => text === '' || SLUG.test(text), 'Use letters a to z, digits and single hyphens')
  .refine((text) => text !== 'page', 'This address is taken by the site')

const error = 'Choose a date and a time'
/** A date and time in ISO 8601. */
export const isoDateTime = z.iso.datetime({ offset: true, error })
/** The same, or empty. */
export const moment = z.union([z.literal(''), isoDateTime], { error })
