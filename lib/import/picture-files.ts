import { decodedPath } from '../urls.ts'
import type { FindPicture, ImportedItem, PictureFile } from './types.ts'

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

/** Finds the pictures of an item: its own file, else one of its archive, else one among all files. */
export const finderOf =
  (item: Pick<ImportedItem, 'id' | 'picture' | 'find'>, find: FindPicture) =>
  (address: string): PictureFile | null =>
    (item.picture?.address === address && item.picture.file) || (item.find?.(address, item) ?? find(address, item))

/** The path of an address; a relative one begins in the folder of the file `from`. */
function pathOf(address: string, from: string): string {
  const base = new URL('https://source.invalid')
  base.pathname = from.replaceAll('%', '%25')
  return decodedPath(URL.parse(address, base)?.pathname ?? address)
}

/** Finds the file whose path has the longest common end with an address. Of equal ends, originals come first. */
export function pictureFinder(files: readonly PictureFile[]): FindPicture {
  const byEnd = new Map<string, PictureFile>()
  for (const file of files) for (const end of endsOf(file.name)) if (!byEnd.has(end)) byEnd.set(end, file)
  return (address, { id } = { id: '' }) => {
    const end = originalsOf(address)
      .flatMap((one) => endsOf(pathOf(one, id)))
      .toSorted((a, b) => depthOf(b) - depthOf(a))
      .find((one) => byEnd.has(one))
    return end === undefined ? null : (byEnd.get(end) ?? null)
  }
}
