import { countCharacters } from './text.ts'

/* Forms of typed words within a sentence. */

/** Raises the first letter and keeps the rest. */
export function upperFirst(text: string): string {
  const [first = '', ...rest] = text
  return first.toLocaleUpperCase('en') + rest.join('')
}

/** Lowers the first letter, unless the word is in capitals or looks like a name ("EU", "Wi-Fi"). */
export function lowerFirst(text: string): string {
  const word = /^\S+/.exec(text)?.[0] ?? ''
  if (/^\p{Lu}\S*\p{Lu}/u.test(word) || /^I(?:['’]\p{L}+)?$/u.test(word)) return text
  const [first = '', ...rest] = text
  return first.toLocaleLowerCase('en') + rest.join('')
}

/** Raises the first letter, except in a name such as "iPhone". */
export const upperFirstUnlessName = (text: string): string => (/^\p{Ll}\S?\p{Lu}/u.test(text) ? text : upperFirst(text))

/** A sentence: first letter in upper case, one mark at the end. */
export function asSentence(text: string): string {
  const trimmed = text.trim()
  if (trimmed === '') return ''
  const raised = upperFirst(trimmed)
  return /[.!?…][”"'’)\]]*$/.test(raised) ? raised : `${raised.replace(/(?<![,;:–-])[,;:–-]+$/, '')}.`
}

/** "How long does it keep", "is it safe": by its verb, where "Why it thickens" is a heading. */
const ASKS =
  /^(?:(?:how|what|why|when|where|who|which)(?:\s(?:long|much|many|often|far|soon))?\s)?(?:is|are|do|does|did|can|could|should|will|would|may|must|has|have)\s/i

/** A question on a line of its own: first letter raised, its mark at the end. */
export const asQuestion = (text: string): string =>
  upperFirstUnlessName(ASKS.test(text) && !/[.!?…]$/.test(text) ? `${text}?` : text)

/** A typed text for use inside a sentence: without a full stop or comma at its end. */
export const withoutEndPunctuation = (text: string): string => text.trim().replace(/(?<![\s.,;:])[\s.,;:]+$/, '')

/** The text, or as many of its first words as fit. A single word that is too long is cut. */
export function cutToCharacters(text: string, max: number): string {
  if (countCharacters(text) <= max) return text
  const head = [...text.normalize('NFC')].slice(0, max + 1).join('')
  const cut = head.search(/\s\S*$/)
  const whole = cut > 0 ? head.slice(0, cut) : [...head].slice(0, max).join('')
  return whole.replace(/(?<![\s,;:–(-])[\s,;:–(-]+$/, '')
}

/** Placeholders in a text that the visitor must replace, such as "[add a customer result]". */
export const markersIn = (text: string): string[] => text.match(/\[add [^[\]]*\]/g) ?? []

/** The warning beside "Copied" while a text has markers. */
export function markerWarning(text: string): string | undefined {
  const { length } = markersIn(text)
  if (length === 0) return undefined
  return length === 1
    ? 'One marker in brackets is still to be filled in.'
    : `${length} markers in brackets are still to be filled in.`
}
