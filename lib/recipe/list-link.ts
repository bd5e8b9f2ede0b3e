import { cutAtWord } from '../text.ts'

/** Limits of a list in an address. */
const MOST_LINES = 300
const LONGEST_LINE = 300
const NAME = 'list='

const toBase64Url = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const fromBase64Url = (text: string): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)),
  )

/** A list as the fragment of an address, which browsers do not send to the server. */
export const listFragment = (lines: readonly string[]): string =>
  `#${NAME}${toBase64Url(lines.slice(0, MOST_LINES).join('\n'))}`

/** The lines of a list in a fragment; empty for any other fragment and for a damaged one. */
export function readListFragment(fragment: string): string[] {
  if (!fragment.startsWith(`#${NAME}`)) return []
  try {
    const lines = fromBase64Url(fragment.slice(1 + NAME.length)).split('\n')
    const shown = lines.map((line) => cutAtWord(line, LONGEST_LINE)).filter((line) => line !== '')
    return [...new Set(shown)].slice(0, MOST_LINES)
  } catch {
    return []
  }
}
