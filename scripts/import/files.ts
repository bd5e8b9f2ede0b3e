import { openAsBlob } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { AddressBook } from '../../lib/import/links.ts'
import { inOrder, isText, readFile, type ReadItem } from '../../lib/import/read-files.ts'
import { type SiteArchive, siteArchiveOf } from '../../lib/import/site/archive.ts'
import type { Format, Reader, SourceFile } from '../../lib/import/types.ts'
import type { Store } from './store.ts'

const FORMATS = path.join(import.meta.dirname, '../../lib/import/formats')

/** Each folder is a format. The panel loads the same ones (lib/import/panel/walk.ts). */
export async function loadReaders(): Promise<Reader[]> {
  const entries = await readdir(FORMATS, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  return inOrder(
    folders.map((folder) => [folder, () => import(`${FORMATS}/${folder}/index.ts`) as Promise<{ reader: Format }>]),
  )
}

/** The files of a folder, by their paths in it, by default the readable ones; a file by its name. */
export async function* filesOf(target: string, isWanted = isText): AsyncGenerator<SourceFile> {
  if (!(await stat(target)).isDirectory()) {
    yield { name: path.basename(target), blob: await openAsBlob(target) }
    return
  }
  const names = (await readdir(target, { recursive: true })).sort()
  for (const name of names) {
    const file = path.join(target, name)
    if (isWanted(name) && (await stat(file)).isFile())
      yield { name: name.replaceAll(path.sep, '/'), blob: await openAsBlob(file) }
  }
}

/** Reads all files: an export of this site as an archive, which is open for its turn, and any other file as its items. */
export async function* readTargets(targets: readonly string[]): AsyncGenerator<SiteArchive | ReadItem> {
  const readers = await loadReaders()
  const taken = new Set<string>()
  for (const target of targets)
    for await (const file of filesOf(target)) {
      const archive = await siteArchiveOf(file)
      if (archive) yield archive
      else yield* readFile(file, readers, taken)
      await archive?.close()
    }
}

/** Reads all files before the import for the addresses that items will get, since a post may link to a later one. */
export async function fillBook(book: AddressBook, targets: readonly string[], store: Store): Promise<void> {
  let key = 0
  for await (const read of readTargets(targets)) {
    // Links in an export of this site lead here already.
    if (!('item' in read)) continue
    const { slug, outcome } = await store.check(read)
    if (!('refused' in read.item) && outcome !== 'refused') book.add(read.item, (key += 1), slug)
  }
}
