import { xmlText } from '../site.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for an HTML element or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/** Escapes typed text for one line of Markdown, so that it makes no HTML tags, links, tables, lists or headings. */
export const escapeMarkdown = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[\\`*_[\]>#|~]/g, '\\$&')
    .replace(/^(\s*)([+=-])/, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/, '$1\\$2')

/** Escapes text for XML and removes the characters that XML 1.0 does not allow. */
export const escapeXml = xmlText

const JSON_ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON for a script element: nothing in it can close the element. */
export const safeJson = (data: unknown): string =>
  JSON.stringify(data, null, 2).replace(/[<>&\u2028\u2029]/g, (sign) => JSON_ESCAPES[sign] ?? sign)

/** A script element with JSON-LD, to paste into a page. */
export const jsonLdScript = (data: unknown): string =>
  `<script type="application/ld+json">\n${safeJson(data)}\n</script>`
