/** Characters that XML 1.0 forbids even escaped: control characters, lone surrogates, two noncharacters. */
const FORBIDDEN =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Escapes text for an element or an attribute of an XML document. */
export const xmlText = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

type Attributes = Readonly<Record<string, string | number | undefined>>

const attributes = (values: Attributes): string =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${xmlText(String(value))}"`))
    .join('')

export const textElement = (name: string, text: string, values: Attributes = {}): string =>
  `<${name}${attributes(values)}>${xmlText(text)}</${name}>`

/** An element with child elements; self-closing without any. */
export const element = (name: string, children: readonly string[], values: Attributes = {}): string =>
  children.length === 0
    ? `<${name}${attributes(values)}/>`
    : `<${name}${attributes(values)}>${children.join('')}</${name}>`

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
