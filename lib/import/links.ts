import { decodedPath, postPath } from '../urls.ts'
import type { StorableItem } from './types.ts'

/** Stands for the folder of an upload in links from one of its files to another. */
const FILE = 'https://file.invalid/'
/** Stands for a site whose address is not known: its links begin with a slash. */
const HERE = 'https://source.invalid'

const encoded = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

/** A link from a file of an upload to another one, by its path. */
export const fileLink = (path: string, from: string): string =>
  (URL.parse(path, FILE + encoded(from))?.href ?? path).replaceAll('(', '%28').replaceAll(')', '%29')

/** A link to a file by its name, in whatever folder it is. A heading in it (`Stew#Method`) has another id here. */
export const nameLink = (target: string): string =>
  `${FILE}?name=${encoded(target.replace(/#.*/s, '').trim()).replace(/[()]/g, ' ')}`

const DESTINATION = /(?<=\]\()(?:<[^<>\n]*>|[^\s()<>]+)/g
const AUTOLINK = /<(https?:\/\/[^\s<>]+)>/g
const LEFT = /(?<=\]\()https:\/\/file\.invalid\/([^\s()]*)/g
const FILE_LINK = /(?<!\\)\[((?:[^[\]\\]|\\.)*)\]\(https:\/\/file\.invalid\/[^\s()]*\)/g

const bare = (destination: string): string => destination.replace(/^<(.*)>$/, '$1')

/** Where the links of a text lead, each once. */
export const linksOf = (text: string): string[] => [
  ...new Set([...(text.match(DESTINATION) ?? []), ...(text.match(AUTOLINK) ?? [])].map(bare)),
]

/**
 * A text whose links lead where `find` says; others stay. A link to a file that is not brought is its words: `lost` counts
 * those.
 */
export function relinked(text: string, find: (link: string) => string | null): { text: string; lost: number } {
  let lost = 0
  const linked = text
    .replace(AUTOLINK, (whole, link: string) => {
      const here = find(link)
      return here === null ? whole : `[${here}](${here})`
    })
    .replace(DESTINATION, (destination) => find(bare(destination)) ?? destination)
    .replace(FILE_LINK, (_, words: string) => {
      lost += 1
      return words
    })
    // Around a picture there are no words alone.
    .replace(LEFT, (_, path: string) => path || '#')
  return { text: linked, lost }
}

/** An address of the source as this site is asked for it: encoded, its path in lower case, without a slash at the end. */
export function addressHere(address: string): string | null {
  const url = URL.parse(address, HERE)
  if (!url) return null
  const path = url.pathname.toLowerCase().replace(/(?<!\/)\/+$/, '')
  return (path || '/') + url.search
}

const hostOf = (url: URL): string => url.host.replace(/^www\./, '')
const originOf = (origin: string): string => hostOf(URL.parse(origin) ?? new URL(HERE))

/** The address on the source's own site that a link of an item leads to; null for a link elsewhere. */
export function ownAddress(link: string, { origin }: Pick<StorableItem, 'origin'>): string | null {
  const url = /^(?:https?:\/\/|\/(?!\/))/i.test(link) ? URL.parse(link, URL.canParse(origin) ? origin : HERE) : null
  return url && hostOf(url) === originOf(origin) ? addressHere(url.pathname + url.search) : null
}

const EXTENSION = /\.(?:md|markdown|mdx|html?)$/i
/** A path without its ending; a post in a folder of its own is that folder. */
const pathKey = (path: string): string =>
  path
    .toLowerCase()
    .replace(EXTENSION, '')
    .replace(/\/_?index$/, '')
const fileKey = (path: string): string => `file ${pathKey(path)}`
const nameKey = (path: string): string => `name ${pathKey(path).replace(/^.*\//, '')}`

/** The place within a page that a link names: `#method`. */
export const placeIn = (link: string): string => (link.includes('#') ? link.slice(link.indexOf('#')) : '')

/** Under what a link may be in the book, the most telling first. */
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
type Bookable = Pick<StorableItem, 'id' | 'origin' | 'title' | 'oldAddresses'>

/** The addresses that the items of an import have here, by the addresses and files that they had. */
export class AddressBook {
  readonly #byName = new Map<string, Entry>()
  readonly #byKey = new Map<number, Entry>()
  readonly #slugs = new Map<string, number>()

  /** `key`: the item's place among all; `slug`: what it is or will be here, empty when only the import will say. */
  add(item: Bookable, key: number, slug: string): void {
    // Of two new posts with one address the import gives the second another one.
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
      // The import redirects it.
      return link.startsWith(FILE) ? null : ownAddress(link, item)
    }
    return null
  }
}
