import { BlobReader, type FileEntry, TextWriter, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'
import { isSafe } from '../read-files.ts'
import type { SourceFile } from '../types.ts'
import { FILES, type Manifest, manifestSchema } from './files.ts'
import { TextProblem } from '../../markdown/budget.ts'

/** An open export of this site. Its files are read by name, on demand. */
export type SiteArchive = {
  manifest: Manifest
  names: readonly string[]
  /** A file as text; null when the archive lacks it. Throws a TextProblem when it is too large. */
  text: (name: string) => Promise<string | null>
  /** The bytes of a picture; null when the archive lacks it. A damaged one is empty, so that only it is refused. */
  bytes: (name: string) => Promise<Uint8Array | null>
  close: () => Promise<void>
}

const FILE_MAX_BYTES = 64_000_000

/** Opens an archive; null when it is no export of this site. */
export async function openSiteArchive(blob: Blob): Promise<SiteArchive | null> {
  const zip = new ZipReader(new BlobReader(blob), { useWebWorkers: false })
  const entries = await zip.getEntries().catch(() => [])
  const files = new Map<string, FileEntry>()
  for (const entry of entries)
    if (!entry.directory && !entry.encrypted && isSafe(entry)) files.set(entry.filename, entry)
  const find = (name: string): FileEntry | null => {
    const entry = files.get(name)
    if (entry && entry.uncompressedSize > FILE_MAX_BYTES) throw new TextProblem('It is larger than 64 MB.')
    return entry ?? null
  }
  const text: SiteArchive['text'] = async (name) => (await find(name)?.getData(new TextWriter())) ?? null
  const bytes: SiteArchive['bytes'] = async (name) => (await find(name)?.getData(new Uint8ArrayWriter())) ?? null
  const values = await text(FILES.manifest)
    .then((json): unknown => (json === null ? null : JSON.parse(json)))
    .catch(() => null)
  const manifest = manifestSchema.safeParse(values)
  if (!manifest.success) {
    await zip.close()
    return null
  }
  return {
    manifest: manifest.data,
    names: [...files.keys()],
    text,
    bytes: (name) => bytes(name).catch(() => new Uint8Array()),
    close: () => zip.close(),
  }
}

/** Opens a file that is an export of this site; null for any other file. */
export const siteArchiveOf = async ({ name, blob }: SourceFile): Promise<SiteArchive | null> =>
  /\.zip$/i.test(name) ? openSiteArchive(blob) : null
