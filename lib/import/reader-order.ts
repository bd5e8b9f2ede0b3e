import type { Reader } from './types.ts'

/** The least specific formats, which are asked last: some detect any file with an extension. */
const LAST = ['schema-org-json', 'ghost', 'markdown', 'recipe-page', 'plain-text']

/** Loads the readers of folders, in the order in which `detect` is called. */
export async function inOrder(formats: [folder: string, load: () => Promise<{ reader: Reader }>][]): Promise<Reader[]> {
  const ordered = formats.toSorted(([a], [b]) => LAST.indexOf(a) - LAST.indexOf(b) || (a < b ? -1 : 1))
  return Promise.all(ordered.map(async ([, load]) => (await load()).reader))
}
