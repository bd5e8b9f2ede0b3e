import { csvParseRows } from 'd3-dsv'
import { parse } from 'yaml'
import { z } from 'zod'
import { BYTE_ORDER_MARK } from '../../csv.ts'
import { countWords } from '../plain-text.ts'
import type { Outcome, ReportItem } from '../report.ts'
import type { RefusedItem } from '../types.ts'
import type { SiteArchive } from './archive.ts'
import {
  authorSchema,
  FILES,
  pictureFile,
  pictureSchema,
  revisionFolder,
  settingsSchema,
  siteBlockSchema,
} from './files.ts'
import { readPost } from './post-file.ts'

/**
 * What one request brings back of an export of this site. A post is its file, and the sum that the manifest gives it; the
 * bytes of a picture go beside it.
 */
export const sitePartSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('settings'), settings: settingsSchema }),
  z.object({ kind: z.literal('picture'), picture: pictureSchema }),
  z.object({ kind: z.literal('author'), author: authorSchema }),
  z.object({ kind: z.literal('block'), block: siteBlockSchema }),
  z.object({ kind: z.literal('post'), file: z.string(), sum: z.string().optional() }),
  z.object({ kind: z.literal('redirect'), source: z.string(), target: z.string() }),
])
export type SitePart = z.output<typeof sitePartSchema>

/** A part, and what a list shows of it. `versions`: the files of the earlier versions of a post. */
export type SiteItem = {
  id: string
  title: string
  slug: string
  tags: readonly string[]
  words: number
  versions: readonly string[]
  part: SitePart
}

const newPart = (known: Pick<SiteItem, 'id' | 'title' | 'part'> & Partial<SiteItem>): SiteItem => ({
  slug: '',
  tags: [],
  words: 0,
  versions: [],
  ...known,
})

/** A line of the report: `result` as the part came out of the import. */
export const reportPart = (
  { id, title, slug, words, part }: SiteItem,
  result: { outcome: Outcome; slug?: string; warnings: string[] },
): ReportItem => ({
  id,
  kind: part.kind,
  title,
  slug: result.slug ?? slug,
  outcome: result.outcome,
  warnings: result.warnings,
  words: { before: words, after: words },
  recipe: null,
})

async function readList<T>(archive: SiteArchive, name: string, schema: z.ZodType<T>): Promise<T | null> {
  const text = await archive.text(name)
  if (text === null) return null
  const values: unknown = name.endsWith('.json') ? JSON.parse(text) : parse(text, { maxAliasCount: 0 })
  return schema.parse(values)
}

async function* readSettings(archive: SiteArchive) {
  const settings = await readList(archive, FILES.settings, settingsSchema)
  if (settings) yield newPart({ id: 'settings', title: 'Settings', part: { kind: 'settings', settings } })
}

async function* readPictures(archive: SiteArchive) {
  const names = new Set(archive.names)
  for (const picture of (await readList(archive, FILES.pictures, z.array(pictureSchema))) ?? []) {
    const known = { id: pictureFile(picture.path), title: picture.file_name || picture.path }
    if (names.has(known.id)) yield newPart({ ...known, part: { kind: 'picture', picture } })
    else yield { ...known, kind: 'picture', refused: 'The file is missing.' } as const
  }
}

async function* readAuthors(archive: SiteArchive) {
  for (const author of (await readList(archive, FILES.authors, z.array(authorSchema))) ?? [])
    yield newPart({ id: author.slug, title: author.name, slug: author.slug, part: { kind: 'author', author } })
}

async function* readBlocks(archive: SiteArchive) {
  for (const block of (await readList(archive, FILES.blocks, z.array(siteBlockSchema))) ?? [])
    yield newPart({ id: block.name, title: block.title, part: { kind: 'block', block } })
}

async function readPostItem(archive: SiteArchive, name: string): Promise<SiteItem | RefusedItem> {
  try {
    const file = (await archive.text(name)) ?? ''
    const { id, title, slug, tags, content } = readPost(file)
    return newPart({
      ...{ id, title, slug, tags },
      words: countWords(content),
      versions: archive.names.filter((one) => one.startsWith(revisionFolder(slug))),
      part: { kind: 'post', file, sum: archive.manifest.files[name] },
    })
  } catch (error) {
    return { id: name, title: name, refused: sentenceOf(error) }
  }
}

async function* readPosts(archive: SiteArchive) {
  for (const name of archive.names) if (/^posts\/[^/]+\.md$/.test(name)) yield readPostItem(archive, name)
}

async function* readRedirects(archive: SiteArchive) {
  const text = await archive.text(FILES.redirects)
  const [, ...rows] = csvParseRows(text?.replace(BYTE_ORDER_MARK, '') ?? '')
  for (const [source = '', target = ''] of rows)
    yield newPart({ id: source, title: `${source} → ${target}`, part: { kind: 'redirect', source, target } })
}

const sentenceOf = (error: unknown): string =>
  error instanceof RangeError ? error.message : 'The file is damaged or not as an export writes it.'

/** Settings come first, since an empty site takes them over; then what posts show, before the posts. */
const READERS = [
  [FILES.settings, readSettings],
  [FILES.pictures, readPictures],
  [FILES.authors, readAuthors],
  [FILES.blocks, readBlocks],
  ['posts', readPosts],
  [FILES.redirects, readRedirects],
] as const

/** The parts of an export of this site, in the order in which they come back. A damaged file is named, and the rest goes on. */
export async function* readSite(archive: SiteArchive): AsyncGenerator<SiteItem | RefusedItem> {
  for (const [name, read] of READERS) {
    try {
      yield* read(archive)
    } catch (error) {
      yield { id: name, title: name, refused: sentenceOf(error) }
    }
  }
}

/** As much as a request on a serverless host takes, with room for the rest. Characters. */
const VERSIONS_AT_ONCE = 1_000_000

/** The earlier versions of a post, as many at once as a request can take. */
export async function* versionsOf(archive: SiteArchive, { versions }: SiteItem): AsyncGenerator<string[]> {
  let files: string[] = []
  let length = 0
  for (const name of versions) {
    const file = (await archive.text(name)) ?? ''
    if (files.length > 0 && length + file.length > VERSIONS_AT_ONCE) {
      yield files
      files = []
      length = 0
    }
    files.push(file)
    length += file.length
  }
  if (files.length > 0) yield files
}
