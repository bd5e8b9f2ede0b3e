/*
 * Structured data on its way into a document. What a server component hands to React is sent twice with each page: as
 * markup, and as React's copy of it for the browser, which has no use for this one (8 kB of a recipe). So a page leaves it
 * here, and takes it again where the same process writes the document, a moment later. The two are bundled apart, each with
 * modules of its own; the global object is what they share.
 */
const PLACE = Symbol.for('flavorcraft/json-ld')
/** More than the pages that a process can be making at once. */
const MOST = 500

function shelf(): Map<string, string> {
  const found: unknown = Reflect.get(globalThis, PLACE)
  if (found instanceof Map) return found
  const made = new Map<string, string>()
  Reflect.set(globalThis, PLACE, made)
  return made
}

/** Leaves a text for the document that is being made. Under one name stands one text: whoever comes late finds the same. */
export function leaveForDocument(name: string, text: string): void {
  const texts = shelf()
  texts.delete(name)
  texts.set(name, text)
  const [oldest] = texts.keys()
  if (texts.size > MOST && oldest !== undefined) texts.delete(oldest)
}

/** The text of that name. A page without its data is not to be kept: the last good one stays, then. */
export function takeForDocument(name: string): string {
  const text = shelf().get(name)
  if (text === undefined) throw new Error(`No structured data were left under ${name}`)
  return text
}
