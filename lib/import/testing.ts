import { readFile } from './read-files.ts'
import type { Format, ImportedItem, RefusedItem } from './types.ts'

/** Reads `content` as a file with that name. */
export async function readAs(
  formats: readonly Format[],
  name: string,
  content: BlobPart,
): Promise<(ImportedItem | RefusedItem)[]> {
  const items: (ImportedItem | RefusedItem)[] = []
  const readers = formats.map((format) => ({ name: 'test', ...format }))
  for await (const { item } of readFile({ name, blob: new Blob([content]) }, readers)) items.push(item)
  return items
}

const elements = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('')

/** A post of an export of WordPress, by the names of its elements. */
export const wxrPost = (fields: Record<string, string>, inside = ''): string =>
  `<item>${elements({ title: 'Soup', 'wp:post_id': '1', 'wp:post_type': 'post', 'wp:status': 'publish', ...fields })}${inside}</item>`

export const wxrMeta = (meta: Record<string, string>): string =>
  Object.entries(meta)
    .map(([key, value]) => `<wp:postmeta>${elements({ 'wp:meta_key': key, 'wp:meta_value': value })}</wp:postmeta>`)
    .join('')

/** An export of WordPress. */
export const wxr = (channel: string, head = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>${head}<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel>${channel}</channel></rss>`
