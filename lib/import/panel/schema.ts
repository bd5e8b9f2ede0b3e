import { z } from 'zod'
import { AUTHOR_MAX, SLUG_MAX } from '../../posts/field-rules.ts'
import { toSlug } from '../../slug.ts'
import { pictureSchema as sitePictureSchema } from '../site/files.ts'
import { sitePartSchema } from '../site/part.ts'
import { ADDRESS_RULES } from '../to-post.ts'

/** A serverless host limits a request to 4.5 MB and a few seconds. */
export const ITEMS_AT_ONCE = 20
export const SENT_MAX_BYTES = 3_000_000
export const LINKS_AT_ONCE = 5_000
/** How long an import can be undone. */
export const UNDO_DAYS = 30

const line = (max: number) => z.string().max(max)
const address = line(4_000)
const picture = z.object({ address, alt: line(10_000), caption: line(10_000).optional() })

/** The stored part of an item. The rules of the publish form check the post that is made of it. Dates are in UTC. */
const itemSchema = z.object({
  /** The source's id, the same in every export. A file has its name. */
  id: line(1_000).min(1),
  /** The address of the source's site, if known: two sites may use the same ids. */
  origin: line(300),
  /** A page becomes a guide. */
  kind: z.enum(['post', 'page']),
  title: line(10_000),
  /** The slug in the source; empty: made from the title. */
  slug: line(2_000),
  /** Readers map every state of their format to one of these; nothing else is public. */
  state: z.enum(['published', 'scheduled', 'draft']),
  publishedAt: z.iso.datetime().nullable(),
  /** The end of its publication, in the future. Pages of an earlier program leave it out. */
  unpublishAt: z.iso.datetime().nullable().default(null),
  /** The last change in the source; null if unknown. */
  updatedAt: z.iso.datetime().nullable(),
  author: line(1_000),
  tags: z.array(line(1_000)).max(1_000),
  metaTitle: line(10_000),
  metaDescription: line(100_000),
  /** The canonical address, if the source names another than the item's own. */
  canonical: address,
  noindex: z.boolean(),
  /** The address of the picture for shared links; empty: the item's picture. */
  shareImage: address,
  /** Markdown, with pictures at the addresses of the source. */
  text: z.string(),
  picture: picture.nullable(),
  /** Only whether there is one: the recipe is part of `text`. */
  recipe: z.object({}).nullable(),
  /** Paths and queries of the source that lead to the item: `/2019/05/soup/`, `/?p=123`. */
  oldAddresses: z.array(address).max(1_000),
  /** Sentences. */
  warnings: z.array(line(10_000)).max(1_000),
})
export type StorableItem = Omit<z.output<typeof itemSchema>, 'recipe'> & { recipe: object | null }

/** An item that could not be read. The rest of its file is still read. */
const refusedSchema = z.object({
  id: z.string(),
  title: z.string(),
  refused: z.string(),
  kind: z.literal('picture').optional(),
})
export type RefusedItem = z.output<typeof refusedSchema>

/** The address here of a picture that an import stored. */
export const STORED_PICTURE = /^\/media\/import-[0-9a-f]{32}\.webp$/

/**
 * `overwrite`: the item replaces an editor's changes. `pictures`: the addresses in the source of pictures that were
 * already sent, with their addresses here, or with the reasons why they were refused.
 */
export const readSchema = z.object({
  source: line(100).min(1),
  item: z.union([refusedSchema, z.object({ id: line(1_000).min(1), part: sitePartSchema }), itemSchema]),
  overwrite: z.boolean().optional(),
  pictures: z
    .array(z.tuple([address, line(1_000)]))
    .max(2_000)
    .optional(),
})
export type SentRead = z.input<typeof readSchema>

const optionsSchema = z.object({
  asDrafts: z.boolean(),
  addresses: z.enum(ADDRESS_RULES),
})
/** The choices before the files are read. */
export type ImportOptions = z.output<typeof optionsSchema>

export const checkSchema = z.object({
  ...optionsSchema.shape,
  items: z.array(readSchema).min(1).max(ITEMS_AT_ONCE),
})

export const importSchema = z.object({
  ...checkSchema.shape,
  batch: z.uuid(),
  /** The names of the files. */
  name: z.string().min(1).max(200),
  /** Authors of the source with their bylines here. */
  authors: z.array(z.tuple([line(1_000), line(AUTHOR_MAX).min(1)])).max(1_000),
  /** Links in these items, with their addresses here. */
  links: z.array(z.tuple([address, line(1_000).regex(/^\/(?!\/)[!-~]*$/)])).max(LINKS_AT_ONCE),
  /** Whether pictures that are not among the files are fetched from the web. */
  isFetched: z.boolean(),
})

export const pictureSchema = picture.extend({ file: z.instanceof(File) })
export const sentPictureSchema = z.object({ picture: sitePictureSchema, file: z.instanceof(File) })
/** Earlier versions of a post, as texts of the files in an export of this site. */
export const versionsSchema = z.object({ id: z.uuid(), files: z.array(z.string()).min(1).max(10_000) })
/** An author of the source whose name can make a profile and its address. */
export const authorSchema = z.object({
  name: z
    .string()
    .trim()
    .max(AUTHOR_MAX)
    .refine((name) => toSlug(name) !== '' && toSlug(name).length <= SLUG_MAX),
})
export const undoSchema = z.object({ batch: z.uuid(), kept: z.number().int().min(0) })
