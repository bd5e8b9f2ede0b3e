import { csvParseRows } from 'd3-dsv'
import { parse } from 'yaml'
import { z } from 'zod'
import { BYTE_ORDER_MARK } from '../../csv.ts'
import { countWords } from '../plain-text.ts'
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
import { newPart, type SiteItem } from './part.ts'
import { readPost } from './post-file.ts'
import { TextProblem } from '../../markdown/budget.ts'

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

type Versions = Partial<Record<string, string[]>>

async function readPostItem(archive: SiteArchive, name: string, versions: Versions): Promise<SiteItem | RefusedItem> {
  try {
    const file = (await archive.text(name)) ?? ''
    const { id, title, slug, tags, content } = readPost(file)
    return newPart({
      ...{ id, title, slug, tags },
      words: countWords(content),
      versions: versions[revisionFolder(slug)] ?? [],
      part: { kind: 'post', file, sum: archive.manifest.files[name] },
    })
  } catch (error) {
    return { id: name, title: name, refused: sentenceOf(error) }
  }
}

async function* readPosts(archive: SiteArchive) {
  const versions: Versions = Object.groupBy(archive.names, (name) => name.slice(0, name.lastIndexOf('/') + 1))
  for (const name of archive.names) if (/^posts\/[^/]+\.md$/.test(name)) yield readPostItem(archive, name, versions)
}

async function* readRedirects(archive: SiteArchive) {
  const text = await archive.text(FILES.redirects)
  const [, ...rows] = csvParseRows(text?.replace(BYTE_ORDER_MARK, '') ?? '')
  for (const [source = '', target = ''] of rows)
    yield newPart({ id: source, title: `${source} → ${target}`, part: { kind: 'redirect', source, target } })
}

const sentenceOf = (error: unknown): string =>
  error instanceof TextProblem ? error.message : 'The file is damaged or not as an export writes it.'

/** Settings come first: only a site without posts takes them over. Pictures, authors and blocks precede posts. */
const READERS = [
  [FILES.settings, readSettings],
  [FILES.pictures, readPictures],
  [FILES.authors, readAuthors],
  [FILES.blocks, readBlocks],
  ['posts', readPosts],
  [FILES.redirects, readRedirects],
] as const

/** The parts of an export of this site, in the order of restoring. Only a damaged file is refused. */
export async function* readSite(archive: SiteArchive): AsyncGenerator<SiteItem | RefusedItem> {
  for (const [name, read] of READERS) {
    try {
      yield* read(archive)
    } catch (error) {
      yield { id: name, title: name, refused: sentenceOf(error) }
    }
  }
}
