import { createHash } from 'node:crypto'
import { toCsv } from '../csv.ts'
import {
  FILES,
  FORMAT,
  FORMAT_VERSION,
  type Manifest,
  pictureFile,
  postFile,
  revisionFile,
  type SiteAuthor,
  type SiteBlock,
  type SitePicture,
  type SiteRedirect,
  type SiteRevision,
  type SiteSettings,
} from '../import/site/files.ts'
import { type SitePost, writeFrontMatter, writePost, writeYaml } from '../import/site/post-file.ts'
import type { Part } from './choice.ts'

/** The site as an export reads it, part by part. Lists come in a fixed order, so that the same site makes the same file. */
export type ExportSource = {
  /** The program that makes it, for the manifest. */
  madeBy: string
  posts: (options: { withVersions: boolean }) => AsyncIterable<SitePost>
  revisions: (post: SitePost) => Promise<SiteRevision[]>
  pictures: () => Promise<SitePicture[]>
  /** The bytes of a picture; null when the storage lacks them. */
  picture: (name: string) => Promise<Uint8Array | null>
  authors: () => Promise<SiteAuthor[]>
  /** The text blocks that posts show. */
  blocks: () => Promise<SiteBlock[]>
  redirects: () => Promise<SiteRedirect[]>
  settings: () => Promise<SiteSettings>
  /** The messages as rows of a table, the heading first. */
  messages: () => Promise<string[][]>
}

export type ExportEntry = { name: string; content: string | Uint8Array }

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

async function* postEntries(source: ExportSource, withVersions: boolean): AsyncGenerator<ExportEntry> {
  for await (const post of source.posts({ withVersions })) {
    yield { name: postFile(post.slug), content: writePost(post) }
    if (!withVersions) continue
    for (const { content, ...values } of await source.revisions(post))
      yield { name: revisionFile(post.slug, values.version), content: writeFrontMatter(values, content) }
  }
}

/** Pictures whose bytes the storage lacks are left out of the list, too. */
async function* pictureEntries(source: ExportSource): AsyncGenerator<ExportEntry> {
  const kept: SitePicture[] = []
  for (const picture of await source.pictures()) {
    const content = await source.picture(picture.path)
    if (content === null) continue
    kept.push(picture)
    yield { name: pictureFile(picture.path), content }
  }
  yield { name: FILES.pictures, content: json(kept) }
}

async function* partEntries(source: ExportSource, parts: ReadonlySet<Part>): AsyncGenerator<ExportEntry> {
  if (parts.has('settings')) yield { name: FILES.settings, content: writeYaml(await source.settings()) }
  if (parts.has('authors')) yield { name: FILES.authors, content: writeYaml(await source.authors()) }
  if (parts.has('posts')) {
    yield* postEntries(source, parts.has('revisions'))
    const blocks = await source.blocks()
    if (blocks.length > 0) yield { name: FILES.blocks, content: writeYaml(blocks) }
  }
  if (parts.has('pictures')) yield* pictureEntries(source)
  if (parts.has('redirects'))
    yield {
      name: FILES.redirects,
      content: toCsv([
        ['source', 'target'],
        ...(await source.redirects()).map(({ source: from, target }) => [from, target]),
      ]),
    }
  if (parts.has('messages')) yield { name: FILES.messages, content: toCsv(await source.messages()) }
}

/** The files of an export, the manifest last. */
export async function* exportEntries(source: ExportSource, parts: ReadonlySet<Part>): AsyncGenerator<ExportEntry> {
  const files: Manifest['files'] = {}
  for await (const entry of partEntries(source, parts)) {
    files[entry.name] = createHash('sha256').update(entry.content).digest('hex')
    yield entry
  }
  const manifest: Manifest = { format: FORMAT, version: FORMAT_VERSION, madeBy: source.madeBy, files }
  yield { name: FILES.manifest, content: json(manifest) }
}
