import { BlobReader, BlobWriter, type Entry, type FileEntry, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'
import { IMAGE_MAX_BYTES } from '../images/image.ts'
import { pictureFinder } from './picture-files.ts'
import { utf16Of } from './read-text.ts'
import type { Format, ImportedItem, PictureFile, Reader, RefusedItem, SourceFile } from './types.ts'
import { TextProblem } from '../markdown/budget.ts'

/** Limits of an archive, against zip bombs. They are checked before a file is unpacked. */
const ENTRIES_MAX = 200_000
const ENTRY_MAX_BYTES = 200_000_000
const NESTING_MAX = 2
const HEAD_BYTES = 4096
const ZIP = /^PK(?:\u0003\u0004|\u0005\u0006)/
/** The first bytes of gzip, decoded as UTF-8. */
const GZIP = /^\u001f\ufffd\u0008/
/** Files of a system or a tool. */
const IGNORED = /(?:^|\/)(?:__MACOSX|\.git|node_modules)\/|(?:^|\/)\._|\.DS_Store$/
const PICTURE = /\.(?:png|jpe?g|webp|gif|svg|avif|heic|ico|bmp|tiff?|mp4|webm|mov|mp3|pdf|woff2?|ttf|css|js|map|lock)$/i

/** Whether a file may be readable, by its name. */
export const isText = (name: string): boolean => !IGNORED.test(name) && !PICTURE.test(name)

const isPictureName = (name: string): boolean => /\.(?:png|jpe?g|webp)$/i.test(name)

export type ReadItem = { source: string; item: ImportedItem | RefusedItem }

async function headOf(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.slice(0, HEAD_BYTES).arrayBuffer())
  return new TextDecoder(utf16Of(bytes) ?? 'utf-8').decode(bytes)
}

const refused = (file: SourceFile, source: string, message: string): ReadItem => ({
  source,
  item: { id: file.name, title: file.name, refused: message },
})

/** Whether the path of an entry stays in its archive, and the entry is no symbolic link. */
export const isSafe = (entry: Entry): boolean =>
  !/(?:^|[\\/])\.\.(?:[\\/]|$)|^[\\/]|^[a-z]:/i.test(entry.filename) && entry.externalFileAttributes >>> 28 !== 0o12

/**
 * A picture of an archive; null for any other file and for a picture that is too large for the site. One that cannot be
 * unpacked is empty, so that it is refused as a damaged picture and the import continues.
 */
const pictureIn = (entry: Entry): PictureFile | null =>
  !entry.directory && isPictureName(entry.filename) && isSafe(entry) && entry.uncompressedSize <= IMAGE_MAX_BYTES
    ? { name: entry.filename, bytes: () => entry.getData(new Uint8ArrayWriter()).catch(() => new Uint8Array()) }
    : null

/** A picture itself, or the pictures of an archive except those that are too large for the site; else none. */
export async function picturesIn({ name, blob }: SourceFile): Promise<PictureFile[]> {
  if (isPictureName(name)) return [{ name, bytes: async () => new Uint8Array(await blob.arrayBuffer()) }]
  if (!/\.zip$/i.test(name)) return []
  const entries = await new ZipReader(new BlobReader(blob), { useWebWorkers: false }).getEntries().catch(() => [])
  return entries.flatMap((entry) => pictureIn(entry) ?? [])
}

/** The folder of an archive in the ids of its items: its name, with a number after an earlier archive of that name. */
function folderOf({ name }: SourceFile, taken: Set<string>): string {
  let folder = `${name}/`
  for (let number = 2; taken.has(folder); number += 1) folder = `${name} (${number})/`
  taken.add(folder)
  return folder
}

/** `taken`: the names of the files and folders of earlier archives. Those of this one are added. */
async function* filesOfZip(
  file: SourceFile,
  isNested: boolean,
  taken: Set<string>,
): AsyncGenerator<SourceFile | ReadItem> {
  const zip = new ZipReader(new BlobReader(file.blob), { useWebWorkers: false, strictness: 'tolerant' })
  const entries: FileEntry[] = []
  for await (const entry of zip.getEntriesGenerator()) {
    if (entries.length === ENTRIES_MAX) return yield refused(file, 'zip', `It holds more than ${ENTRIES_MAX} files.`)
    if (!entry.directory) entries.push(entry)
  }
  const texts = entries.filter(({ filename }) => isText(filename))
  // The name of a file is the id of its item, and two archives may use the same. Most of one recipe name it `recipe.json`.
  const isShared = texts.some(({ filename }) => filename === 'recipe.json' || taken.has(filename))
  const prefix = isNested || isShared ? folderOf(file, taken) : ''
  for (const { filename } of texts) taken.add(prefix + filename)
  const pictures = entries
    .flatMap((entry) => pictureIn(entry) ?? [])
    .map((picture) => ({ ...picture, name: prefix + picture.name }))
  const byStem = new Map(pictures.map((picture) => [picture.name.replace(/\.\w+$/, ''), picture]))
  const find = pictureFinder(pictures)
  for (const entry of texts) {
    const name = prefix + entry.filename
    const inner = { name, blob: new Blob() }
    const folder = name.slice(0, name.lastIndexOf('/') + 1)
    if (!isSafe(entry)) yield refused(inner, 'zip', 'Its path leads out of the archive.')
    else if (entry.uncompressedSize > ENTRY_MAX_BYTES)
      yield refused(inner, 'zip', 'It is larger than 200 MB when it is unpacked.')
    else if (entry.encrypted) yield refused(inner, 'zip', 'It is encrypted.')
    else {
      const blob = await entry.getData(new BlobWriter()).catch(() => null)
      if (blob) yield { name, blob, find, beside: (path) => byStem.get(folder + path) }
      else yield refused(inner, 'zip', 'It cannot be unpacked.')
    }
  }
}

/** Unpacks a gzip file. Throws a TextProblem when it is too large. */
async function unpacked({ name, blob, ...archive }: SourceFile): Promise<SourceFile> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = blob.stream().pipeThrough(new DecompressionStream('gzip')).getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if ((size += part.value.length) > ENTRY_MAX_BYTES) {
      await reader.cancel()
      throw new TextProblem('It is larger than 200 MB when it is unpacked.')
    }
    parts.push(part.value)
  }
  return { ...archive, name: name.replace(/\.gz$/i, ''), blob: new Blob(parts) }
}

/** A sentence for the editor. Messages of libraries are replaced. */
const sentenceOf = (error: unknown): string =>
  error instanceof TextProblem ? error.message : 'The file is damaged or of another kind than its name says.'

const NAMED_TWICE =
  'Another of these files has the same name, by which the import knows its items: rename one, or put each into an archive.'

/** The items of a file. One whose id is made of the name of an earlier file is refused: it would replace that one's post. */
async function* itemsOf(file: SourceFile, reader: Reader, taken: Set<string>): AsyncGenerator<ReadItem> {
  // With a line break, or an archive with a file of that name would get a folder in the ids of all its items.
  const own = `${file.name}\n`
  const isSecond = taken.has(own) || (!file.find && taken.has(file.name))
  if (!file.find) taken.add(own)
  for await (const item of reader.read(file)) {
    const { id, title } = item
    const isNamedTwice = isSecond && (id === file.name || id.startsWith(`${file.name}#`))
    if ('refused' in item) yield { source: reader.name, item }
    else if (isNamedTwice) yield { source: reader.name, item: { id, title, refused: NAMED_TWICE } }
    else yield { source: reader.name, item: file.find ? { ...item, find: file.find } : item }
  }
}

/**
 * Yields every item of a file. Each file of an archive is read by the first format that detects it. A file that no
 * format detects, or that cannot be read, is refused and the rest is still read. `taken` is shared by the files of one
 * import: their names and those in their archives.
 */
export async function* readFile(
  file: SourceFile,
  readers: readonly Reader[],
  taken = new Set<string>(),
  nesting = 0,
): AsyncGenerator<ReadItem> {
  // An empty note in Markdown is a draft with the title that its name says.
  if (file.blob.size === 0 && !/\.md$/i.test(file.name)) return yield refused(file, 'unknown', 'The file is empty.')
  const head = await headOf(file.blob)
  try {
    const [isZip, isGzip] = [ZIP.test(head), GZIP.test(head)]
    // A recipe of Paprika is gzip in a zip that may be in another zip.
    if ((isZip && nesting >= NESTING_MAX) || (isGzip && nesting > NESTING_MAX))
      return yield refused(file, 'zip', 'It is an archive in an archive in an archive.')
    if (isGzip) return yield* readFile(await unpacked(file), readers, taken, nesting + 1)
    if (isZip) {
      for await (const inner of filesOfZip(file, nesting > 0, taken)) {
        if ('item' in inner) yield inner
        else yield* readFile(inner, readers, taken, nesting + 1)
      }
      return
    }
    const reader = readers.find(({ detect }) => detect(file, head))
    if (!reader) return yield refused(file, 'unknown', 'No format is known that looks like this file.')
    yield* itemsOf(file, reader, taken)
  } catch (error) {
    yield refused(file, 'unknown', sentenceOf(error))
  }
}

/** The least specific formats, which are asked last: some detect any file with an extension. */
const LAST = ['schema-org-json', 'ghost', 'markdown', 'recipe-page', 'plain-text']

/** Loads the formats of folders, in the order in which `detect` is called. */
export async function inOrder(formats: [name: string, load: () => Promise<{ reader: Format }>][]): Promise<Reader[]> {
  const ordered = formats.toSorted(([a], [b]) => LAST.indexOf(a) - LAST.indexOf(b) || (a < b ? -1 : 1))
  return Promise.all(ordered.map(async ([name, load]) => ({ name, ...(await load()).reader })))
}
