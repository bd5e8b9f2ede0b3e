import { addressOf, htmlOfPage } from './formats/recipe-page/index.ts'
import { readPageRecipe } from './formats/recipe-page/read.ts'
import { AddressBook } from './links.ts'
import type { ImportedRecipe, SourceFile, StorableItem } from './types.ts'
import { TextProblem } from '../markdown/budget.ts'

/** A saved page of the old site, for comparison with an item of an export. `address` is empty if the page has none. */
export type OldPage = { name: string; bytes: number; address: string; recipe: ImportedRecipe | null }

/** Reads a saved page. Throws a TextProblem with a sentence for a person. */
export async function readOldPage(file: SourceFile): Promise<OldPage> {
  const html = await htmlOfPage(file)
  if (!/<(?:html|body|head|title)\b/i.test(html)) throw new TextProblem('It is no saved page.')
  const read = readPageRecipe(html)
  return {
    name: file.name,
    bytes: new TextEncoder().encode(html).length,
    address: addressOf(html, read?.node ?? null),
    recipe: read?.recipe ?? null,
  }
}

/** The page at one of the old addresses of an item; null without one. */
export function pageOf(item: StorableItem, pages: readonly OldPage[]): OldPage | null {
  const book = new AddressBook()
  book.add(item, 0, item.slug)
  return pages.find(({ address }) => book.keyOf(address) === 0) ?? null
}
