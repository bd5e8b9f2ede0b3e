import { decodedPath, postPath } from '../urls.ts'
import { outsideCode, withoutCode } from './spans.ts'
import type { StorableItem } from './types.ts'

/** Placeholder for the folder of an upload, in links between its files. */
const FILE = 'https://file.invalid/'
/** Placeholder for a site of unknown address, in links that begin with a slash. */
const HERE = 'https://source.invalid'

const encoded = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

/** A link from the file `from` of an upload to another file, by its relative path. */
export const fileLink = (path: string, from: string): string =>
  (URL.parse(path, FILE + encoded(from))?.href ?? path).replaceAll('(', '%28').replaceAll(')', '%29')

/** A link to a file by name, in any folder. Drops a heading (`Stew#Method`), as headings have other ids here. */
export const nameLink = (target: string): string =>
  `${FILE}?name=${encoded(target.replace(/#.*/s, '').trim()).replace(/[()]/g, ' ')}`

const DESTINATION = /(?<=\]\()(?:<[^<>\n]*>|[^\s()<>]+)/g
const AUTOLINK = /<(https?:\/\/[^\s<>]+)>/g
const LEFT = /(?<=\]\()https:\/\/file\.invalid\/([^\s()]*)/g
const FILE_LINK = /(?<!\\)\[((?:[^[\]\\]|\\.)*)\]\(https:\/\/file\.invalid\/[^\s()]*\)/g

const bare = (destination: string): string => destination.replace(/^<(.*)>$/, '$1')

/** The destinations of the links in a text, each once. */
export function linksOf(text: string): string[] {
  const shown = withoutCode(text)
  return [...new Set([...(shown.match(DESTINATION) ?? []), ...(shown.match(AUTOLINK) ?? [])].map(bare))]
}

/**
 * Replaces the destinations that `find` knows. A link to a file that is not imported becomes its words; `lost` counts
 * those links.
 */
export function relinked(text: string, find: (link: string) => string | null): { text: string; lost: number } {
  let lost = 0
  const linked = outsideCode(text, (part) =>
    part
      .replace(AUTOLINK, (whole, link: string) => {
        const here = find(link)
        return here === null ? whole : `[${here}](${here})`
      })
      .replace(DESTINATION, (destination) => find(bare(destination)) ?? destination),
  )
    // The words of a link may be code.
    .replace(FILE_LINK, (_, words: string) => {
      lost += 1
      return words
    })
    // A link around a picture has no plain words, so it keeps its relative path.
    .replace(LEFT, (_, path: string) => path || '#')
  return { text: linked, lost }
}

/** Normalises an old address for `redirects`: encoded, with a path in lower case and without a slash at its end. */
export function addressHere(address: string): string | null {
  const url = URL.parse(address, HERE)
  if (!url) return null
  const path = url.pathname.toLowerCase().replace(/(?<!\/)\/+$/, '')
  return (path || '/') + url.search
}

const hostOf = (url: URL): string => url.host.replace(/^www\./, '')
const originOf = (origin: string): string => hostOf(URL.parse(origin) ?? new URL(HERE))

/** The path and query of a link within the source's own site; null for a link elsewhere. */
export function ownAddress(link: string, { origin }: Pick<StorableItem, 'origin'>): string | null {
  const url = /^(?:https?:\/\/|\/(?!\/))/i.test(link) ? URL.parse(link, URL.canParse(origin) ? origin : HERE) : null
  return url && hostOf(url) === originOf(origin) ? addressHere(url.pathname + url.search) : null
}

const EXTENSION = /\.(?:md|markdown|mdx|html?)$/i
/** A path without its extension. `soup/index.md` becomes its folder. Archives of macOS decompose accents. */
const pathKey = (path: string): string =>
  path
    .normalize()
    .toLowerCase()
    .replace(EXTENSION, '')
    .replace(/\/_?index$/, '')
const fileKey = (path: string): string => `file ${pathKey(path)}`
const nameKey = (path: string): string => `name ${pathKey(path).replace(/^.*\//, '')}`

/** The fragment of a link, encoded: `#method`. Empty without one. */
export const placeIn = (link: string): string => URL.parse(link, HERE)?.hash ?? ''

/** The keys under which the address book may have a link, the most exact first. */
function keysOfLink(link: string, item: Pick<StorableItem, 'origin'>): string[] {
  if (link.startsWith(FILE)) {
    const url = URL.parse(link)
    const name = url?.searchParams.get('name')
    return [name ? nameKey(name) : fileKey(decodedPath(url?.pathname.slice(1) ?? ''))]
  }
  const address = ownAddress(link, item)
  if (address === null || address === '/') return []
  const host = originOf(item.origin)
  const path = address.split('?')[0] ?? ''
  return [host + address, ...(path === '/' ? [] : [host + path])]
}

type Entry = { key: number; slug: string }
/** The addresses of imported items on this site, by their old addresses and file names. */
export class AddressBook {
  readonly #byName = new Map<string, Entry>()
  readonly #byKey = new Map<number, Entry>()
  readonly #slugs = new Map<string, number>()

  /** `key`: the index of the item. `slug`: its slug here, empty until the import assigns it. */
  add(item: Pick<StorableItem, 'id' | 'origin' | 'title' | 'oldAddresses'>, key: number, slug: string): void {
    // If two new posts want one slug, the import gives the second another.
    const own = (this.#slugs.get(slug) ?? key) === key ? slug : ''
    this.#slugs.set(own, key)
    const entry = this.#byKey.get(key) ?? { key, slug: own }
    entry.slug = own
    this.#byKey.set(key, entry)
    const names = item.oldAddresses
      .flatMap((address) => addressHere(address) ?? [])
      .map((one) => originOf(item.origin) + one)
    if (EXTENSION.test(item.id)) names.push(fileKey(item.id), nameKey(item.id), nameKey(item.title))
    for (const name of names) if (!this.#byName.has(name)) this.#byName.set(name, entry)
  }

  /** The item that was at an address of the old site; null for none. */
  keyOf(address: string): number | null {
    const url = URL.parse(address)
    if (!url) return null
    const path = addressHere(url.pathname + url.search) ?? ''
    return (this.#byName.get(hostOf(url) + path) ?? this.#byName.get(originOf('') + path))?.key ?? null
  }

  /** The address on this site of the item that a link leads to; null when `isBrought` refuses the item. */
  find(link: string, item: Pick<StorableItem, 'origin'>, isBrought: (key: number) => boolean): string | null {
    for (const name of keysOfLink(link, item)) {
      const entry = this.#byName.get(name)
      if (!entry || !isBrought(entry.key)) continue
      if (entry.slug) return postPath(entry.slug) + placeIn(link)
      // Use the old address, which the import redirects.
      return link.startsWith(FILE) ? null : ownAddress(link, item)
    }
    return null
  }
}
