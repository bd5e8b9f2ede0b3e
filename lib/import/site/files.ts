import { z } from 'zod'
import { IMAGE_NAME } from '../../images/image.ts'

/** The files of an export, in the order in which they are written and read. */
export const FILES = {
  settings: 'settings.yaml',
  authors: 'authors.yaml',
  blocks: 'blocks.yaml',
  pictures: 'pictures.json',
  redirects: 'redirects.csv',
  messages: 'messages.csv',
  manifest: 'manifest.json',
} as const

export const pictureFile = (name: string): string => `pictures/${name}`
export const postFile = (slug: string): string => `posts/${slug}.md`
export const revisionFolder = (slug: string): string => `revisions/${slug}/`
export const revisionFile = (slug: string, version: number): string =>
  `${revisionFolder(slug)}${String(version).padStart(6, '0')}.md`

export const FORMAT = 'flavorcraft-export'
export const FORMAT_VERSION = 1

/** The manifest: the format and the SHA-256 of the other files. Without a date, so that exports are reproducible. */
export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(FORMAT_VERSION),
  madeBy: z.string(),
  files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
})
export type Manifest = z.output<typeof manifestSchema>

/** A picture of the library with its measures and its description. */
export const pictureSchema = z.object({
  path: z.string().regex(IMAGE_NAME),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
  alt: z.string(),
  caption: z.string(),
  file_name: z.string(),
  focal_x: z.number(),
  focal_y: z.number(),
  blur: z.string().nullable(),
  created_at: z.iso.datetime({ offset: true }),
})
export type SitePicture = z.output<typeof pictureSchema>
export const PICTURE_COLUMNS = Object.keys(pictureSchema.shape) as readonly (keyof SitePicture)[]

/** An author. `aliases` are all slugs that lead to the profile. */
export const authorSchema = z.object({
  slug: z.string(),
  name: z.string(),
  role: z.string(),
  biography: z.string(),
  signature: z.string(),
  portrait_seed: z.string(),
  portrait_image: z.string().nullable(),
  links: z.array(z.string()),
  on_about: z.boolean(),
  retired: z.boolean(),
  aliases: z.array(z.string()),
})
export type SiteAuthor = z.output<typeof authorSchema>
export const AUTHOR_COLUMNS = (Object.keys(authorSchema.shape) as (keyof SiteAuthor)[]).filter(
  (column) => column !== 'aliases',
)

/** A text block, which posts include by name. */
export const siteBlockSchema = z.object({ name: z.string(), title: z.string(), content: z.string() })
export type SiteBlock = z.output<typeof siteBlockSchema>

export const settingsSchema = z.object({
  /** The owner's settings of the site; absent in older exports. */
  site: z.record(z.string(), z.unknown()).optional(),
  messages: z.object({ retentionMonths: z.number().int() }),
  savedReplies: z.array(z.object({ name: z.string(), body: z.string() })),
  synonyms: z.array(z.array(z.string())),
  /** Topics that an editor has described; absent without any. */
  topics: z.array(z.object({ slug: z.string(), description: z.string() })).optional(),
})
export type SiteSettings = z.output<typeof settingsSchema>

/** A redirect from a path and query of this site. */
export type SiteRedirect = { source: string; target: string }
