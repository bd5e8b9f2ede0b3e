/** A path of this site: no other site, no backslash, no fragment. */
const PATH = /^\/(?!\/)[^\s"<>\\#]*$/

/**
 * A canonical address as it is stored: of another site as URL parsers write it, or a path of this one; without a fragment.
 * Null for what is neither.
 */
export function canonicalAddress(typed: string): string | null {
  if (typed === '') return ''
  if (typed.startsWith('/')) {
    const path = typed.replace(/#.*/, '')
    return PATH.test(path) ? path : null
  }
  const url = URL.parse(typed)
  // A name without a dot is no site of the web.
  if (url?.protocol !== 'https:' || url.username || url.password || !url.hostname.includes('.')) return null
  url.hash = ''
  return /["<>\\]/.test(url.href) ? null : url.href
}

/** The same with an address of this site as a path: it stays true when the site moves, and the database can look it up. */
export const ownPath = (address: string, origin: string): string =>
  address.startsWith(`${origin}/`) ? address.slice(origin.length) : address

/** The slug of the post that an address of this site names; null for any other. */
export const canonicalSlug = (address: string): string | null => /^\/blog\/([a-z0-9-]+)$/.exec(address)?.[1] ?? null
