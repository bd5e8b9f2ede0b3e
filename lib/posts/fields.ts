import { z } from 'zod'
import { labelsText } from '../recipe/confirmed-labels.ts'
import type { Tables } from '../supabase/database.types.ts'
import { toIsoDate } from '../dates.ts'
import { toSlug } from '../slug.ts'
import { cutAtWord } from '../text.ts'
import { TAG_MAX } from './limits.ts'
import { canonicalAddress } from './canonical.ts'
import { POST_TYPES, postType, type PostType } from './types.ts'

/** Limits of the fields, in characters. The database's checks agree (contract test). */
export const TITLE_MIN = 3
export const TITLE_MAX = 200
export const CONTENT_MIN = 50
/** Beyond the spec, which gives no upper bound: about 30,000 words. */
export const CONTENT_MAX = 200_000
export const AUTHOR_MAX = 120
export const META_TITLE_MAX = 60
export const META_DESCRIPTION_MAX = 160
export const SLUG_MAX = 80
export const CANONICAL_MAX = 2000
export const MAX_IMAGES_PER_POST = 20
const TAGS_MAX = 8
const TAG_MIN = 2
const LABELS_MAX = 24

type Row = Tables<'blog_posts'>

interface FieldDefinition {
  /** Its name in the form and in comparisons. */
  readonly label: string
  readonly column: keyof Row
  /** The rule for a post that readers see, with the spec's messages (section 5). */
  readonly rule: z.ZodType
  /** The rule for a draft, which may be incomplete; absent: the same. */
  readonly draft?: z.ZodType
  /** The rule while the field is typed into: its shape and a generous size, so that nothing typed is refused. */
  readonly typed: z.ZodType
  /** The value in an empty form. */
  readonly empty: string | boolean | readonly string[]
  readonly inRevisions: boolean
  /** Where readers see it: on cards too (`summary`), on the post's page, or (null) nowhere. `as` is its name there. */
  readonly public: { readonly in: 'summary' | 'post'; readonly as: string } | null
  readonly toColumn?: (value: never, all: { readonly title: string }) => unknown
  /** Converts the column's value for the form. */
  readonly toForm?: (stored: never, row: { readonly title: string }) => unknown
  /** The value in words, for a comparison. */
  readonly toText?: (typed: never) => string
}

/** Characters as the database counts them: an emoji is one, not two. */
const lengthOf = (text: string) => [...text].length

const atMost = (max: number, message: string) => z.string().trim().max(max, message)
const titleText = atMost(TITLE_MAX, `Title must be less than ${TITLE_MAX} characters`)
const contentText = z
  .string()
  .max(CONTENT_MAX, `Content must be less than ${CONTENT_MAX.toLocaleString('en')} characters`)
const authorText = atMost(AUTHOR_MAX, `Author/Chef name must be less than ${AUTHOR_MAX} characters`)

/** The path of an image on this site: `/media/` and the object's name in the bucket. */
const mediaPath = z.string().regex(/^\/media\/[A-Za-z0-9._-]{1,200}$/)
const mediaPaths = z.array(mediaPath).max(MAX_IMAGES_PER_POST)
const type = z.enum(POST_TYPES, { error: 'Content type is required' })

/** Tags as they are typed, between commas; in a file, as a list. Each once, in lower case. */
const toTags = (typed: string | readonly string[]): string[] => {
  const tags = (typeof typed === 'string' ? typed.split(',') : typed).map((tag) => tag.trim().toLowerCase())
  return [...new Set(tags.filter(Boolean))]
}
/** A moment in ISO 8601, or none. */
export const moment = z.union([z.literal(''), z.iso.datetime({ offset: true })], { error: 'Choose a date and a time' })

const isTag = (tag: string) => lengthOf(tag) >= TAG_MIN && lengthOf(tag) <= TAG_MAX

/** See `lib/recipe/confirmed-labels.ts`. */
const labels = z.array(z.string().regex(/^[a-z0-9-]{2,40}$/)).max(LABELS_MAX)

/** The meta title of a post without one of its own. */
const automaticMetaTitle = (title: string) => cutAtWord(title, META_TITLE_MAX)

/** The dates of the form, which are not fields of it alone. */
export const DATE_LABELS = { publishAt: 'Publish on', publishedOn: 'Published on' } as const

/**
 * Every field of a post, once, in the order of the form. The schemas, the columns that are read and written, the types,
 * the versions and their differences below are derived from it.
 */
export const fields = {
  title: {
    label: 'Title',
    column: 'title',
    rule: titleText
      .refine((text) => text.length > 0, { error: 'Title is required', abort: true })
      .refine((text) => lengthOf(text) >= TITLE_MIN, `Title must be at least ${TITLE_MIN} characters`),
    draft: titleText,
    typed: z.string().max(10_000),
    empty: '',
    inRevisions: true,
    public: { in: 'summary', as: 'title' },
  },
  content: {
    label: 'Content',
    column: 'content',
    rule: contentText
      .refine((text) => text.trim().length > 0, { error: 'Content is required', abort: true })
      .refine((text) => lengthOf(text.trim()) >= CONTENT_MIN, `Content must be at least ${CONTENT_MIN} characters`),
    draft: contentText,
    typed: z.string().max(2 * CONTENT_MAX),
    empty: '',
    inRevisions: true,
    public: { in: 'post', as: 'content' },
  },
  author: {
    label: 'Author/Chef name',
    column: 'author',
    rule: authorText.min(1, 'Author/Chef name is required'),
    draft: authorText,
    typed: z.string().max(10_000),
    empty: '',
    inRevisions: true,
    public: { in: 'summary', as: 'author' },
  },
  postType: {
    label: 'Content type',
    column: 'post_type',
    rule: type,
    typed: type,
    empty: 'recipe',
    inRevisions: true,
    public: { in: 'summary', as: 'type' },
    toText: (typed: PostType) => postType(typed).label,
  },
  metaTitle: {
    label: 'Meta title',
    column: 'meta_title',
    rule: atMost(META_TITLE_MAX, `Meta title should be under ${META_TITLE_MAX} characters for SEO`),
    typed: z.string().max(100 * META_TITLE_MAX),
    empty: '',
    inRevisions: true,
    public: { in: 'post', as: 'metaTitle' },
    toColumn: (value: string, { title }) => value || automaticMetaTitle(title) || null,
    // An automatic one is empty in the form, so that it goes on following the title.
    toForm: (stored: string | null, { title }) => (stored === automaticMetaTitle(title) ? '' : (stored ?? '')),
  },
  metaDescription: {
    label: 'Meta description',
    column: 'meta_description',
    rule: atMost(META_DESCRIPTION_MAX, `Meta description should be under ${META_DESCRIPTION_MAX} characters for SEO`),
    typed: z.string().max(100 * META_DESCRIPTION_MAX),
    empty: '',
    inRevisions: true,
    public: { in: 'summary', as: 'metaDescription' },
    toColumn: (value: string) => value || null,
    toForm: (stored: string | null) => stored ?? '',
  },
  shareImage: {
    label: 'Picture for sharing',
    column: 'share_image',
    rule: z.union([z.literal(''), mediaPath]),
    typed: z.union([z.literal(''), mediaPath]),
    empty: '',
    inRevisions: true,
    public: { in: 'post', as: 'shareImageUrl' },
    toColumn: (value: string) => value || null,
    toForm: (stored: string | null) => stored ?? '',
  },
  canonical: {
    label: 'Canonical link',
    column: 'canonical_url',
    rule: z
      .string()
      .trim()
      .overwrite((text) => canonicalAddress(text) ?? text)
      .max(CANONICAL_MAX, `The address must be at most ${CANONICAL_MAX.toLocaleString('en')} characters`)
      .refine(
        (text) => canonicalAddress(text) === text,
        'Use an address that begins with https://, or a path of this site such as /blog/plum-cake',
      ),
    typed: z.string().max(10_000),
    empty: '',
    inRevisions: true,
    public: { in: 'post', as: 'canonical' },
    toColumn: (value: string) => value || null,
    toForm: (stored: string | null) => stored ?? '',
  },
  noindex: {
    label: 'Keep out of search engines',
    column: 'noindex',
    rule: z.boolean(),
    typed: z.boolean(),
    empty: false,
    inRevisions: true,
    public: { in: 'summary', as: 'noindex' },
    toText: (typed: boolean) => (typed ? 'Yes' : 'No'),
  },
  images: {
    label: 'Post picture',
    column: 'image_url',
    rule: mediaPaths,
    typed: mediaPaths,
    empty: [],
    inRevisions: true,
    public: { in: 'summary', as: 'imageUrl' },
    toColumn: ([first]: readonly string[]) => first ?? null,
    toForm: (stored: string | null) => (stored?.startsWith('/media/') ? [stored] : []),
    toText: (typed: readonly string[]) => typed.join(' '),
  },
  tags: {
    label: 'Tags',
    column: 'tags',
    rule: z
      .union([z.string(), z.array(z.string())])
      .transform(toTags)
      .refine((tags) => tags.length <= TAGS_MAX, `Use at most ${TAGS_MAX} tags`)
      .refine((tags) => tags.every(isTag), `Each tag needs ${TAG_MIN} to ${TAG_MAX} characters`),
    typed: z.string().max(10_000),
    empty: '',
    inRevisions: true,
    public: { in: 'post', as: 'tags' },
    toForm: (stored: readonly string[]) => stored.join(', '),
  },
  labels: {
    label: 'Diets and allergens',
    column: 'labels',
    rule: labels,
    typed: labels,
    empty: [],
    inRevisions: true,
    public: { in: 'summary', as: 'labels' },
    toText: labelsText,
  },
  slug: {
    label: 'Address',
    column: 'slug',
    // Empty: the database makes it from the title.
    rule: z
      .string()
      .trim()
      .overwrite((text) => toSlug(text) || text)
      .max(SLUG_MAX, `The address must be at most ${SLUG_MAX} characters`)
      .refine(
        (text) => text === '' || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text),
        'Use letters a to z, digits and single hyphens',
      )
      .refine((text) => text !== 'page', 'This address is taken by the site'),
    typed: z.string().max(1000),
    empty: '',
    inRevisions: true,
    public: { in: 'summary', as: 'slug' },
  },
  unpublishAt: {
    label: 'Ends on',
    column: 'unpublish_at',
    rule: moment.refine((at) => at === '' || Date.parse(at) > Date.now(), 'Choose a time in the future'),
    draft: moment,
    typed: z.string().max(100),
    empty: '',
    // A plan, not a part of the text: restoring a revision does not change it.
    inRevisions: false,
    public: { in: 'post', as: 'unpublishAt' },
    toColumn: (value: string) => value || null,
    toForm: (stored: string | null | undefined) => (stored ? toIsoDate(stored) : ''),
    toText: (typed: string) => typed.replace(/^(.{10})T(.{5}).*$/, '$1, $2 UTC'),
  },
} as const satisfies Record<string, FieldDefinition>
