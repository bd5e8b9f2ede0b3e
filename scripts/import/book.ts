import type { AddressBook } from '../../lib/import/links.ts'
import { readFile, type ReadItem } from '../../lib/import/read-files.ts'
import { siteArchiveOf } from '../../lib/import/site/archive.ts'
import type { Reader } from '../../lib/import/types.ts'
import { filesOf, loadReaders } from './files.ts'
import type { Store } from './store.ts'

/** The items of all files but an export of this site, whose links lead here already. */
async function* foreignItems(targets: string[], readers: readonly Reader[]): AsyncGenerator<ReadItem> {
  for (const target of targets)
    for await (const file of filesOf(target)) {
      const archive = await siteArchiveOf(file)
      await archive?.close()
      if (!archive) yield* readFile(file, readers)
    }
}

/** A reading before the import: the addresses that items will have here, since a post may link to a later one. */
export async function fillBook(book: AddressBook, targets: string[], store: Store): Promise<void> {
  const readers = await loadReaders()
  let key = 0
  for await (const read of foreignItems(targets, readers)) {
    const { slug, outcome } = await store.check(read)
    if (!('refused' in read.item) && outcome !== 'refused') book.add(read.item, (key += 1), slug)
  }
}
