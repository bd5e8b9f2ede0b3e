import { z } from 'zod'
import { AUTHOR_MAX } from '../../posts/field-rules.ts'
import { pictureSchema as sitePictureSchema } from '../site/files.ts'
import { sitePartSchema } from '../site/part.ts'
import { ADDRESS_RULES } from '../to-post.ts'

/** A request on a serverless host has at most 4.5 MB, and some seconds. */
export const ITEMS_AT_ONCE = 20
export const SENT_MAX_BYTES = 3_000_000
export const LINKS_AT_ONCE = 5_000
/** An import can be undone for so long. */
export const UNDO_DAYS = 30

const line = (max: number) => z.string().max(max)
const address = line(4_000)

/** As much of an item as is stored; the post that is made of it is checked by the rules of the publish form. Dates are in UTC. */
const itemSchema = z.object({
  /** The source's own id, stable from export to export; a file's is its name. */
  id: line(1_000).min(1),
  /** The site that it comes from, where the source says one: two sites have posts of one id. */
  origin: line(300),
  /** A page becomes a guide that its editor files where it belongs. */
  kind: z.enum(['post', 'page']),
  title: line(10_000),
  /** The address that the source gives it, without slashes; empty: made from the title. */
  slug: line(2_000),
  /** Readers map every state of their format to one of these; nothing else is public. */
  state: z.enum(['published', 'scheduled', 'draft']),
  publishedAt: z.iso.datetime().nullable(),
  /** When the source last changed it; null where it does not say. */
  updatedAt: z.iso.datetime().nullable(),
  author: line(1_000),
  tags: z.array(line(1_000)).max(1_000),
  metaTitle: line(10_000),
  metaDescription: line(100_000),
  /** The address that search engines should show instead, where the source names another than its own. */
  canonical: address,
  noindex: z.boolean(),
  /** The address of the picture that is shown where the item is shared; empty: its own picture. */
  shareImage: address,
  /** In Markdown; its pictures have the addresses of the source. */
  text: z.string(),
  picture: z.object({ address, alt: line(10_000) }).nullable(),
  /** It stands in the text. */
  recipe: z.object({}).nullable(),
  /** Paths and queries of the source that lead to the item: `/2019/05/soup/`, `/?p=123`. */
  oldAddresses: z.array(address).max(1_000),
  /** In sentences. */
  warnings: z.array(line(10_000)).max(1_000),
})
export type StorableItem = Omit<z.output<typeof itemSchema>, 'recipe'> & { recipe: object | null }

/** An item that could not be read; the rest of its file goes on. */
const refusedSchema = z.object({
  id: z.string(),
  title: z.string(),
  refused: z.string(),
  kind: z.literal('picture').optional(),
})
export type RefusedItem = z.output<typeof refusedSchema>

/** A part of an export of this site. */
const sitePart = z.object({ id: line(1_000).min(1), part: sitePartSchema })
/** `overwrite`: it replaces what an editor changed here. */
const readSchema = z.object({
  source: line(100).min(1),
  item: z.union([refusedSchema, sitePart, itemSchema]),
  overwrite: z.boolean().optional(),
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
  /** Null: the first items of a new batch. */
  batch: z.uuid().nullable(),
  /** The names of the files. */
  name: z.string().min(1).max(200),
  /** The byline here of an author of the source. */
  authors: z.array(z.tuple([line(1_000), line(AUTHOR_MAX).min(2)])).max(1_000),
  /** The addresses here of pictures that were sent before. */
  pictures: z.array(z.tuple([address, z.string().regex(/^\/media\/import-[0-9a-f]{32}\.webp$/)])).max(2_000),
  /** Where links of these items lead here. */
  links: z.array(z.tuple([address, line(1_000).regex(/^\/(?!\/)[!-~]*$/)])).max(LINKS_AT_ONCE),
  /** Whether pictures that no file has are fetched. */
  isFetched: z.boolean(),
})

export const pictureSchema = z.object({ address, alt: line(10_000), file: z.instanceof(File) })
export const sentPictureSchema = z.object({ picture: sitePictureSchema, file: z.instanceof(File) })
/** Earlier versions of a post of an export of this site, in the files of the export. */
export const versionsSchema = z.object({ id: z.uuid(), files: z.array(z.string()).min(1).max(10_000) })
export const authorSchema = z.object({ name: z.string().trim().min(2).max(AUTHOR_MAX) })
export const undoSchema = z.object({ batch: z.uuid(), kept: z.number().int().min(0) })
