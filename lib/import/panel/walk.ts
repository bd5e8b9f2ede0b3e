import { pictureFinder } from '../picture-files.ts'
import { inOrder, isText, picturesIn, readFile } from '../read-files.ts'
import { siteArchiveOf, type SiteArchive } from '../site/archive.ts'
import type { SiteItem } from '../site/part.ts'
import { readSite } from '../site/read-site.ts'
import { storable } from '../to-post.ts'
import type { FindPicture, Format, ImportedItem, Reader, RefusedItem } from '../types.ts'
import { cutAtWord } from '../../text.ts'
import { ITEMS_AT_ONCE, readSchema, SENT_MAX_BYTES, type SentRead } from './schema.ts'

const formats = import.meta.glob<{ reader: Format }>('../formats/*/index.ts')

/** Every folder of formats is a reader, as in the terminal (scripts/import/files.ts). */
export const loadReaders = (): Promise<Reader[]> =>
  inOrder(Object.entries(formats).map(([path, load]) => [path.split('/').at(-2) ?? '', load]))

/** An item of the files. An item of an export of this site has its archive. */
type Found =
  | { source: string; item: ImportedItem | RefusedItem; archive?: undefined }
  | { source: string; item: SiteItem; archive: SiteArchive }

/** An item of the files with its index (`key`) and the data for the server (`sent`). */
export type Read = Found & { key: number; sent: SentRead }

const nameOf = (file: File): string => file.webkitRelativePath || file.name

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** The stored part of an item, without characters that cannot be stored. An item that is too large for a call is refused. */
function toSent({ item }: Found): SentRead['item'] {
  const sent =
    'part' in item
      ? { id: item.id, part: item.part }
      : 'refused' in item
        ? item
        : { ...item, recipe: item.recipe && {}, original: '' }
  const text = JSON.stringify(sent, (_, value: unknown) => (typeof value === 'string' ? storable(value) : value))
  const refuse = (refused: string) => ({ id: item.id.slice(0, 1_000), title: cutAtWord(item.title, 200), refused })
  if (bytesOf(text) > SENT_MAX_BYTES) return refuse('It is larger than 3 MB.')
  const read = JSON.parse(text) as typeof sent
  // A call with one invalid item fails as a whole.
  return readSchema.shape.item.safeParse(read).success ? read : refuse('A field of it is too long.')
}

/** Every item of the files, in order. */
async function* readAll(files: readonly File[]): AsyncGenerator<Found> {
  const readers = await loadReaders()
  const taken = new Set<string>()
  for (const file of files) {
    const name = nameOf(file)
    if (!isText(name)) continue
    const archive = await siteArchiveOf({ name, blob: file })
    if (archive) {
      for await (const item of readSite(archive))
        yield 'refused' in item ? { source: 'flavorcraft', item } : { source: 'flavorcraft', item, archive }
    } else yield* readFile({ name, blob: file }, readers, taken)
  }
}

type Send = (batch: readonly Read[]) => Promise<boolean>

/**
 * Reads the files and sends the wanted items, as many at once as a request can take. False when `send` stopped it.
 */
export async function walk(files: readonly File[], isWanted: (key: number) => boolean, send: Send): Promise<boolean> {
  let batch: Read[] = []
  let bytes = 0
  let key = -1
  for await (const read of readAll(files)) {
    key += 1
    if (!isWanted(key)) continue
    const sent = { source: read.source, item: toSent(read) }
    const size = bytesOf(JSON.stringify(sent))
    if (batch.length === ITEMS_AT_ONCE || (batch.length > 0 && bytes + size > SENT_MAX_BYTES)) {
      if (!(await send(batch))) return false
      batch = []
      bytes = 0
    }
    const found: Found = 'refused' in sent.item ? { source: read.source, item: sent.item } : read
    batch.push({ ...found, key, sent })
    bytes += size
  }
  return batch.length === 0 || send(batch)
}

/** Finds the pictures among the files and in archives. */
export const findPictures = async (files: readonly File[]): Promise<FindPicture> =>
  pictureFinder((await Promise.all(files.map((file) => picturesIn({ name: nameOf(file), blob: file })))).flat())
