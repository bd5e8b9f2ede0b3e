import { BlobReader, ZipReader } from '@zip.js/zip.js'
import { decodedPath } from '../urls.ts'
import { pictureIn } from './read-files.ts'
import type { ImportedPicture, PictureFile } from './types.ts'

/** The most parts of a path that are compared. */
const DEPTH_MAX = 8

/** The ends of a path, longest first: `a/b/c`, `b/c`, `c`. Archives of macOS decompose the accents of names. */
function endsOf(path: string): string[] {
  const parts = path.split(/[\\/]+/).filter((part) => part !== '' && part !== '.' && part !== '..')
  const deepest = parts.slice(-DEPTH_MAX)
  return deepest.map((_, index) => deepest.slice(index).join('/').normalize().toLowerCase())
}

const depthOf = (path: string): number => path.split('/').length

/** The likely addresses of the original of a resized picture, most likely first, then the given address. */
export function originalsOf(address: string): string[] {
  const original = address
    .replace(/-\d{2,4}x\d{2,4}(?=\.\w{3,4}(?:[?#]|$))/, '')
    .replace(/\/size\/w\d{2,4}(?:h\d{2,4})?\//, '/')
  const scaled = original.replace(/-scaled(?=\.\w{3,4}(?:[?#]|$))/, '')
  return [...new Set([scaled, original, address])]
}

export type FindPicture = (address: string) => PictureFile | null

/** Finds the pictures of an item: its own file, else one among the files. */
export const finderOf =
  ({ picture }: { picture: ImportedPicture | null }, find: FindPicture): FindPicture =>
  (address) =>
    (picture?.address === address && picture.file) || find(address)

/** Finds the file whose path has the longest common end with an address. Of equal ends, originals come first. */
export function pictureFinder(files: readonly PictureFile[]): FindPicture {
  const byEnd = new Map<string, PictureFile>()
  for (const file of files) for (const end of endsOf(file.name)) if (!byEnd.has(end)) byEnd.set(end, file)
  return (address) => {
    const paths = originalsOf(address).map((one) =>
      decodedPath(URL.parse(one, 'https://source.invalid')?.pathname ?? one),
    )
    const end = paths
      .flatMap(endsOf)
      .toSorted((a, b) => depthOf(b) - depthOf(a))
      .find((one) => byEnd.has(one))
    return end === undefined ? null : (byEnd.get(end) ?? null)
  }
}

/** The pictures of an archive. Those that are too large for the site are left out. */
export async function picturesOfZip(blob: Blob): Promise<PictureFile[]> {
  const entries = await new ZipReader(new BlobReader(blob), { useWebWorkers: false }).getEntries().catch(() => [])
  return entries.flatMap((entry) => pictureIn(entry) ?? [])
}
