import { xmlText } from '../site.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text for an element or a quoted attribute of HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/** Text for XML: the five predefined entities; what XML 1.0 cannot hold is dropped. */
export const escapeXml = xmlText

const JSON_ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON that may stand inside a script element: nothing in it can close the element. */
export const safeJson = (data: unknown): string =>
  JSON.stringify(data, null, 2).replace(/[<>&\u2028\u2029]/g, (sign) => JSON_ESCAPES[sign] ?? sign)

/** The whole script element, to paste into a page. */
export const jsonLdScript = (data: unknown): string =>
  `<script type="application/ld+json">\n${safeJson(data)}\n</script>`
