import { z } from 'zod'
import { labelsText } from '../recipe/confirmed-labels.ts'
import type { Tables } from '../supabase/database.types.ts'
import { toIsoDate } from '../dates.ts'
import { cutAtWord } from '../text.ts'
import * as rules from './field-rules.ts'
import { postType, type PostType } from './types.ts'

type Row = Tables<'blog_posts'>

interface FieldDefinition {
  /** Its name in the form and in comparisons. */
  readonly label: string
  readonly column: keyof Row
  /** The rule for a post that readers see, with the form's messages. */
  readonly rule: z.ZodType
  /** The rule for a draft, which may be incomplete; absent: the same. */
  readonly draft?: z.ZodType
  /** The rule for unsaved text, of any length: a copy that broke it would be lost. Absent: the same. */
  readonly typed?: z.ZodType
  /** The value in an empty form. */
  readonly empty: string | boolean | readonly string[]
  /** Not part of the text: revisions do not contain it, and restoring one does not change it. */
  readonly isPlan?: true
  /** Where readers see it: on cards too (`summary`), or on the post's page only. `as` is its name there. */
  readonly public: { readonly in: 'summary' | 'post'; readonly as: string }
  readonly toColumn?: (value: never, all: { readonly title: string }) => unknown
  /** Converts the column's value for the form. */
  readonly toForm?: (stored: never, row: { readonly title: string }) => unknown
  /** The value as text, to compare versions. */
  readonly toText?: (typed: never) => string
}

/** An empty text is stored as null. */
const emptyAsNull = {
  toColumn: (value: string) => value || null,
  toForm: (stored: string | null) => stored ?? '',
}

/** The meta title of a post without one of its own. */
const automaticMetaTitle = (title: string) => cutAtWord(title, rules.META_TITLE_MAX)

/** The labels of the form's dates. They are not in `fields`, because both are stored in `published_at`. */
export const DATE_LABELS = { publishAt: 'Publish on', publishedOn: 'Published on' } as const

/**
 * Every field of a post, in the order of the form. Schemas, types, columns, versions and their differences are derived
 * from it.
 */
export const fields = {
  title: {
    label: 'Title',
    column: 'title',
    rule: rules.title,
    draft: rules.titleText,
    typed: z.string(),
    empty: '',
    public: { in: 'summary', as: 'title' },
  },
  content: {
    label: 'Content',
    column: 'content',
    rule: rules.content,
    draft: rules.contentText,
    typed: z.string(),
    empty: '',
    public: { in: 'post', as: 'content' },
  },
  author: {
    label: 'Author/Chef name',
    column: 'author',
    rule: rules.authorText.min(1, 'Author/Chef name is required'),
    draft: rules.authorText,
    typed: z.string(),
    empty: '',
    public: { in: 'summary', as: 'author' },
  },
  postType: {
    label: 'Content type',
    column: 'post_type',
    rule: rules.type,
    empty: 'recipe',
    public: { in: 'summary', as: 'type' },
    toText: (typed: PostType) => postType(typed).label,
  },
  metaTitle: {
    label: 'Meta title',
    column: 'meta_title',
    rule: rules.metaTitle,
    typed: z.string(),
    empty: '',
    public: { in: 'post', as: 'metaTitle' },
    toColumn: (value: string, { title }) => value || automaticMetaTitle(title) || null,
    // An automatic meta title is empty in the form, so that it follows later changes of the title.
    toForm: (stored: string | null, { title }) => (stored === automaticMetaTitle(title) ? '' : (stored ?? '')),
  },
  metaDescription: {
    label: 'Meta description',
    column: 'meta_description',
    rule: rules.metaDescription,
    typed: z.string(),
    empty: '',
    public: { in: 'summary', as: 'metaDescription' },
    ...emptyAsNull,
  },
  shareImage: {
    label: 'Picture for sharing',
    column: 'share_image',
    rule: z.union([z.literal(''), rules.imagePath]),
    empty: '',
    public: { in: 'post', as: 'shareImageUrl' },
    ...emptyAsNull,
  },
  canonical: {
    label: 'Canonical link',
    column: 'canonical_url',
    rule: rules.canonical,
    typed: z.string(),
    empty: '',
    public: { in: 'post', as: 'canonical' },
    ...emptyAsNull,
  },
  noindex: {
    label: 'Keep out of search engines',
    column: 'noindex',
    rule: z.boolean(),
    empty: false,
    public: { in: 'summary', as: 'noindex' },
    toText: (typed: boolean) => (typed ? 'Yes' : 'No'),
  },
  images: {
    label: 'Post picture',
    column: 'image_url',
    rule: rules.imagePaths,
    empty: [],
    public: { in: 'summary', as: 'imageUrl' },
    toColumn: ([first]: readonly string[]) => first ?? null,
    toForm: (stored: string | null) => (stored?.startsWith('/media/') ? [stored] : []),
    toText: (typed: readonly string[]) => typed.join(' '),
  },
  tags: {
    label: 'Tags',
    column: 'tags',
    rule: rules.tags,
    typed: z.string(),
    empty: '',
    public: { in: 'post', as: 'tags' },
    toForm: (stored: readonly string[]) => stored.join(', '),
  },
  labels: {
    label: 'Diets and allergens',
    column: 'labels',
    rule: rules.labels,
    empty: [],
    public: { in: 'summary', as: 'labels' },
    toText: labelsText,
  },
  slug: {
    label: 'Address',
    column: 'slug',
    rule: rules.slug,
    typed: z.string(),
    empty: '',
    public: { in: 'summary', as: 'slug' },
  },
  unpublishAt: {
    label: 'Ends on',
    column: 'unpublish_at',
    rule: rules.moment.refine((at) => at === '' || Date.parse(at) > Date.now(), 'Choose a time in the future'),
    draft: rules.moment,
    typed: z.string(),
    empty: '',
    isPlan: true,
    public: { in: 'post', as: 'unpublishAt' },
    toColumn: (value: string) => value || null,
    toForm: (stored: string | null | undefined) => (stored ? toIsoDate(stored) : ''),
    toText: (typed: string) => typed.replace(/^(.{10})T(.{5}).*$/, '$1, $2 UTC'),
  },
} as const satisfies Record<string, FieldDefinition>
