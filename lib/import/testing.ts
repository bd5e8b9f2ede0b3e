import { readFile } from './read-files.ts'
import type { ImportedItem, Reader, RefusedItem } from './types.ts'

/** Reads a text as a file of that name. */
export async function readAs(
  readers: readonly Reader[],
  name: string,
  content: BlobPart,
): Promise<(ImportedItem | RefusedItem)[]> {
  const items: (ImportedItem | RefusedItem)[] = []
  for await (const { item } of readFile({ name, blob: new Blob([content]) }, readers)) items.push(item)
  return items
}
