import program from '../../package.json' with { type: 'json' }
import { toCsv } from '../csv.ts'
import {
  FILES,
  FORMAT,
  FORMAT_VERSION,
  type Manifest,
  pictureFile,
  postFile,
  revisionFile,
  type SitePicture,
} from '../import/site/files.ts'
import { writePost, writeRevision, writeYaml } from '../import/site/post-file.ts'
import { readSettings } from '../import/site/settings.ts'
import { sha256 } from '../sha256.ts'
import type { Part } from './choice.ts'
import {
  type ExportSource,
  readAuthors,
  readBlocks,
  readMessages,
  readPicture,
  readPictures,
  readPosts,
  readRedirects,
  readRevisions,
} from './database.ts'

export type ExportEntry = { name: string; content: string | Uint8Array }

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

async function* postEntries(source: ExportSource, withVersions: boolean): AsyncGenerator<ExportEntry> {
  for await (const post of readPosts(source, withVersions)) {
    yield { name: postFile(post.slug), content: writePost(post) }
    if (!withVersions) continue
    for (const revision of await readRevisions(source, post.id))
      yield { name: revisionFile(post.slug, revision.version), content: writeRevision(revision) }
  }
}

/** Leaves pictures without a file in the storage out of the list, too. */
async function* pictureEntries(source: ExportSource): AsyncGenerator<ExportEntry> {
  const kept: SitePicture[] = []
  for (const picture of await readPictures(source)) {
    const content = await readPicture(source, picture.path)
    if (content === null) continue
    kept.push(picture)
    yield { name: pictureFile(picture.path), content }
  }
  yield { name: FILES.pictures, content: json(kept) }
}

async function* partEntries(source: ExportSource, parts: ReadonlySet<Part>): AsyncGenerator<ExportEntry> {
  if (parts.has('settings')) yield { name: FILES.settings, content: writeYaml(await readSettings(source.client)) }
  if (parts.has('authors')) yield { name: FILES.authors, content: writeYaml(await readAuthors(source)) }
  if (parts.has('posts')) {
    yield* postEntries(source, parts.has('revisions'))
    const blocks = await readBlocks(source)
    if (blocks.length > 0) yield { name: FILES.blocks, content: writeYaml(blocks) }
  }
  if (parts.has('pictures')) yield* pictureEntries(source)
  if (parts.has('redirects'))
    yield {
      name: FILES.redirects,
      content: toCsv([
        ['source', 'target'],
        ...(await readRedirects(source)).map(({ source: from, target }) => [from, target]),
      ]),
    }
  if (parts.has('messages')) yield { name: FILES.messages, content: toCsv(await readMessages(source)) }
}

/** The files of an export, the manifest last. */
export async function* exportEntries(source: ExportSource, parts: ReadonlySet<Part>): AsyncGenerator<ExportEntry> {
  const files: Manifest['files'] = {}
  for await (const entry of partEntries(source, parts)) {
    files[entry.name] = sha256(entry.content)
    yield entry
  }
  const madeBy = `${program.name} ${program.version}`
  const manifest: Manifest = { format: FORMAT, version: FORMAT_VERSION, madeBy, files }
  yield { name: FILES.manifest, content: json(manifest) }
}
