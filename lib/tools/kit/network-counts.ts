import { isEmoji } from './arial.ts'
import { countCharacters, countGraphemes, splitGraphemes, utf8Length } from './text.ts'
import { isTopLevelDomain } from './top-level-domains.ts'

/** An address as it stands in a text: with a scheme, or a host whose last label is a known top-level domain. */
const ADDRESS =
  /https?:\/\/[^\s<>"“”]+|(?<![\p{L}\p{N}@._-])(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}(?![\p{L}\p{N}@-])(?:\/[^\s<>"“”]*)?/giu

export interface FoundAddress {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Signs that end a sentence rather than an address; a bracket stays when it was opened inside. */
function withoutTrail(address: string): string {
  let open = address.split('(').length - address.split(')').length
  let end = address.length
  for (; end > 0; end -= 1) {
    const last = address[end - 1] ?? ''
    if (last === ')' && open < 0) open += 1
    else if (!/[.,;:!?'’…]/.test(last)) break
  }
  return address.slice(0, end)
}

/** The addresses of a text, in order. They count as one piece and are never split. */
export function findAddresses(text: string): FoundAddress[] {
  return Array.from(text.matchAll(ADDRESS)).flatMap(({ 0: match, index }) => {
    const address = withoutTrail(match)
    const hasScheme = /^https?:\/\//i.test(address)
    if (hasScheme ? address.length < 9 : !isTopLevelDomain(hostLabel(address))) return []
    return [{ start: index, end: index + address.length, text: address }]
  })
}

const hostLabel = (address: string): string => (address.split('/')[0] ?? '').split('.').at(-1) ?? ''

export const SHORT_ADDRESS = 23

/** A text with each of its addresses taken out, and how many there were. */
function apart(text: string): { rest: string; addresses: number } {
  const found = findAddresses(text)
  let rest = ''
  let from = 0
  for (const { start, end } of found) {
    rest += text.slice(from, start)
    from = end
  }
  return { rest: rest + text.slice(from), addresses: found.length }
}

const LIGHT: readonly (readonly [number, number])[] = [
  [0x0000, 0x10ff],
  [0x2000, 0x200d],
  [0x2010, 0x201f],
  [0x2032, 0x2037],
]
const weight = (code: number): number => (LIGHT.some(([from, to]) => code >= from && code <= to) ? 1 : 2)

function weighted(text: string): number {
  // Where nothing is heavy there is no emoji to look for.
  if (/^[\u0000-\u00A8\u00AF-\u10FF]*$/.test(text) && !text.includes('\u20E3')) return [...text].length
  return splitGraphemes(text).reduce(
    (total, grapheme) =>
      total + (isEmoji(grapheme) ? 2 : [...grapheme].reduce((sum, sign) => sum + weight(sign.codePointAt(0) ?? 0), 0)),
    0,
  )
}

/** X: weighted by twitter-text's configuration v3; an address 23, an emoji 2. */
export function countX(text: string): number {
  const { rest, addresses } = apart(text.normalize('NFC'))
  return weighted(rest) + addresses * SHORT_ADDRESS
}

/** What X refuses at any length. */
export const xRefuses = (text: string): boolean => /[\uFFFE\uFFFF\uFEFF]/.test(text)

/** Threads: characters, but an emoji as many as its UTF-8 bytes. */
export const countThreads = (text: string): number =>
  splitGraphemes(text.normalize('NFC')).reduce(
    (total, grapheme) => total + (isEmoji(grapheme) ? utf8Length(grapheme) : [...grapheme].length),
    0,
  )

/** Mastodon: graphemes; an address 23, of `@user@host` only `@user`. Add the content warning before counting. */
export function countMastodon(text: string): number {
  const { rest, addresses } = apart(
    text.replace(/(?<![\p{L}\p{N}_/])(@[\p{L}\p{N}_]+)@[\p{L}\p{N}.-]+[\p{L}\p{N}]/gu, '$1'),
  )
  return countGraphemes(rest) + addresses * SHORT_ADDRESS
}

/** YouTube's tags: what stands between the commas, the commas, and two quotes for a tag with a space. */
export function countYouTubeTags(tags: readonly string[]): number {
  const sizes = tags.map((tag) => countCharacters(tag) + (/\s/.test(tag) ? 2 : 0))
  return sizes.reduce((total, size) => total + size, Math.max(0, tags.length - 1))
}

/** YouTube takes neither sign in a title or a description. */
export const youTubeRefuses = (text: string): boolean => /[<>]/.test(text)
