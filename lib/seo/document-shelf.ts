/*
 * What is read in a document alone, on its way there: structured data, and most of the head. What a server component hands
 * to React is sent twice with each page: as markup, and as React's copy of it for the browser, which has no use for these
 * (13 kB of a recipe). So a page leaves them here, and takes them again where the same process writes the document, a moment
 * later. The two are bundled apart, each with modules of its own; the global object is what they share.
 */
const PLACE = Symbol.for('flavorcraft/document')
/** More than the pages that a process can be making at once. */
const MOST = 1000

function shelf(): Map<string, string> {
  const found: unknown = Reflect.get(globalThis, PLACE)
  if (found instanceof Map) return found
  const made = new Map<string, string>()
  Reflect.set(globalThis, PLACE, made)
  return made
}

/** Under one name stands one text: whoever comes late finds the same. */
export function putOnShelf(name: string, text: string): void {
  const texts = shelf()
  texts.delete(name)
  texts.set(name, text)
  const [oldest] = texts.keys()
  if (texts.size > MOST && oldest !== undefined) texts.delete(oldest)
}

/** The text of that name. A page without it is not to be kept: the last good one stays, then. */
export function takeForDocument(name: string): string {
  const text = shelf().get(name)
  if (text === undefined) throw new Error(`Nothing was left for the document under ${name}`)
  return text
}
