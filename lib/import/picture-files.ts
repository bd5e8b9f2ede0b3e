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
  (item: Pick<ImportedItem, 'id' | 'origin' | 'picture' | 'find'>, find: FindPicture) =>
  (address: string): PictureFile | null =>
    (item.picture?.address === address && item.picture.file) || (item.find?.(address, item) ?? find(address, item))

const HERE = 'https://source.invalid'
const hostOf = (address: string): string | undefined => URL.parse(address, HERE)?.host.replace(/^www\./, '')

/** The folder of a month in a path, as WordPress and Ghost keep pictures: `2019/05`. Undefined without one. */
const monthOf = (path: string): string | undefined => path.match(/(?<=\/|^)(?:19|20)\d{2}\/\d{2}(?=\/)/g)?.at(-1)

/** The path of an address; a relative one begins in the folder of the file `from`. */
function pathOf(address: string, from: string): string {
  const base = new URL(HERE)
  base.pathname = from.replaceAll('%', '%25')
  return decodedPath(URL.parse(address, base)?.pathname ?? address)
}

/**
 * Finds the file whose path has the longest common end with an address. Of equal ends, originals come first. A picture of
 * another month, or of another site by its name alone, is another picture.
 */
export function pictureFinder(files: readonly PictureFile[]): FindPicture {
  const byEnd = new Map<string, PictureFile>()
  for (const file of files) for (const end of endsOf(file.name)) if (!byEnd.has(end)) byEnd.set(end, file)
  return (address, { id, origin } = { id: '', origin: '' }) => {
    const isWeb = hostOf(address) !== hostOf(HERE)
    const isForeign = isWeb && origin !== '' && hostOf(address) !== hostOf(origin)
    const month = monthOf(address)
    const ends = originalsOf(address).flatMap((one) => endsOf(pathOf(one, id)))
    for (const end of ends.toSorted((a, b) => depthOf(b) - depthOf(a))) {
      const file = byEnd.get(end)
      const dated = file && monthOf(file.name)
      const isOther = month ? dated && dated !== month : isWeb && dated && depthOf(end) === 1
      if (file && !isOther && !(isForeign && depthOf(end) === 1)) return file
    }
    return null
  }
}
