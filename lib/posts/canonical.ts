/** A path of this site: no `//` at its start, which leads to another site, no backslash and no fragment. */
const PATH = /^\/(?!\/)[^\s"<>\\#]*$/

/**
 * A canonical address as it is stored, without its fragment: another site's https address as the URL parser writes it,
 * or a path of this site. Null for anything else.
 */
export function parseCanonicalLink(typed: string): string | null {
  if (typed === '') return ''
  if (typed.startsWith('/')) {
    const path = typed.replace(/#.*/, '')
    return PATH.test(path) ? path : null
  }
  const url = URL.parse(typed)
  // A host without a dot is not on the public web.
  if (url?.protocol !== 'https:' || url.username || url.password || !url.hostname.includes('.')) return null
  url.hash = ''
  return /["<>\\]/.test(url.href) ? null : url.href
}

/** An address of this site as a path without fragment, which survives a move and which the database finds. */
export const ownPath = (address: string, origin: string): string =>
  address.startsWith(`${origin}/`) ? address.slice(origin.length).replace(/#.*/, '') : address

/** The slug in a post's path; null for any other address. */
export const canonicalSlug = (address: string): string | null => /^\/blog\/([a-z0-9-]+)$/.exec(address)?.[1] ?? null
