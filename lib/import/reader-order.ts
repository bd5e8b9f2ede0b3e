import type { Reader } from './types.ts'

/** A format that recognises a file by its shape comes before one that takes any file of an ending. */
const LAST = ['schema-org-json', 'ghost', 'markdown', 'recipe-page', 'plain-text']

/** Loads the readers of folders, by the folders' names, in the order in which they are asked. */
export async function inOrder(
  folders: readonly string[],
  load: (folder: string) => Promise<{ reader: Reader }>,
): Promise<Reader[]> {
  const ordered = folders.toSorted((a, b) => LAST.indexOf(a) - LAST.indexOf(b) || (a < b ? -1 : 1))
  return Promise.all(ordered.map(async (folder) => (await load(folder)).reader))
}
