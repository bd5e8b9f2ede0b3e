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

const HERE = 'https://source.invalid'
/**
 * The host of an address; of one at Jetpack's image service (`i0.wp.com/host/path`), the host that it serves; of a picture
 * of a blog at WordPress.com (`name.files.wordpress.com`), the host of the blog.
 */
const hostOf = (address: string): string =>
  URL.parse(address.replace(/^(https?:\/\/)i\d\.wp\.com\//i, '$1'), HERE)
    ?.host.replace(/^www\./, '')
    .replace(/\.files(?=\.wordpress\.com$)/, '') ?? ''
const isHostOf = (origin: string, host: string): boolean => host === origin || host.endsWith(`.${origin}`)

/** The folder of a month in a path, as WordPress and Ghost keep pictures: `2019/05`. Undefined without one. */
const monthOf = (path: string): string | undefined => path.match(/(?<=\/|^)(?:19|20)\d{2}\/\d{2}(?=\/)/g)?.at(-1)

/** The path of an address; a relative one begins in the folder of the file `from`. */
function pathOf(address: string, from: string): string {
  const base = new URL(HERE)
  base.pathname = from.replaceAll('%', '%25')
  return decodedPath(URL.parse(address, base)?.pathname ?? address)
}

/** The ends of the paths that an address may mean, longest first. */
const endsOfAddress = (address: string, from: string): string[] =>
  originalsOf(address)
    .flatMap((one) => endsOf(pathOf(one, from)))
    .toSorted((a, b) => depthOf(b) - depthOf(a))

/**
 * Finds the file whose path has the longest common end with an address. Of equal ends, originals come first. A picture of
 * another month, or of another site by its name alone, is another picture.
 */
export function pictureFinder(files: readonly PictureFile[]): FindPicture {
  const byEnd = new Map<string, PictureFile>()
  for (const file of files) for (const end of endsOf(file.name)) if (!byEnd.has(end)) byEnd.set(end, file)
  return (address, { id, origin } = { id: '', origin: '' }) => {
    const host = hostOf(address)
    const isWeb = host !== hostOf(HERE)
    const isForeign = isWeb && origin !== '' && !isHostOf(hostOf(origin), host)
    const month = monthOf(address)
    for (const end of endsOfAddress(address, id)) {
      const file = byEnd.get(end)
      // The folder of the item's own month says nothing about its pictures.
      const dated = file && monthOf(file.name) !== monthOf(id) ? monthOf(file.name) : undefined
      const isOther = dated !== undefined && (month ? dated !== month : isWeb && depthOf(end) === 1)
      if (file && !isOther && !(isForeign && depthOf(end) === 1)) return file
    }
    return null
  }
}

/**
 * Finds the pictures of an item: its own file, else the one among all files whose path has the longest common end with the
 * address. Of equal ends, the item's archive comes first.
 */
export function finderOf(item: Pick<ImportedItem, 'id' | 'origin' | 'picture' | 'find'>, find: FindPicture) {
  return (address: string): PictureFile | null => {
    if (item.picture?.address === address && item.picture.file) return item.picture.file
    const [packed, any] = [item.find?.(address, item) ?? null, find(address, item)]
    if (!packed || !any) return packed ?? any
    const ends = endsOfAddress(address, item.id)
    const rankOf = ({ name }: PictureFile) => ends.findIndex((end) => endsOf(name).includes(end))
    return depthOf(ends[rankOf(any)] ?? '') > depthOf(ends[rankOf(packed)] ?? '') ? any : packed
  }
}
