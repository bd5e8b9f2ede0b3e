/** Small work on what people type into a field that becomes part of a sentence. */

const closing = /[.!?…]$/u

/** The words without the full stop at their end. */
export const withoutStop = (text: string): string => text.trim().replace(/(?<![.\s])[.\s]+$/u, '')

/** The words as a sentence of their own: capital letter, one mark at the end. Empty stays empty. */
export function asSentence(text: string): string {
  const trimmed = text.trim()
  if (trimmed === '') return ''
  const upper = trimmed.charAt(0).toUpperCase() + trimmed.slice(1)
  return closing.test(upper) ? upper.replace(/(?<!\.)\.{2,}$/u, '.') : `${upper}.`
}

/** Words whose capital only comes from the start of a line. A name keeps its own. */
const lineStart =
  /^(?:The|A|An|My|Our|We|In|At|On|During|While|After|Before|It|There|Their|This|Nasz|Nasza|Nasze|W|Po|Na|Podczas)\b/u

export const inSentence = (text: string): string =>
  lineStart.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** A verb at the start of an action: "Cut waste" is "cut waste"; "HACCP-certified…" stays. */
export const verbInSentence = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** The first of `openings` that the text begins with is taken off, so that nothing is said twice. */
export function withoutOpening(text: string, openings: readonly string[]): string {
  const lower = text.toLowerCase()
  const found = openings.find((opening) => lower.startsWith(`${opening} `))
  return found === undefined ? text : text.slice(found.length + 1).trimStart()
}
