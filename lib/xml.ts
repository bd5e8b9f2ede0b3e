/** What XML 1.0 cannot hold at all, escaped or not: control characters, half characters, two non-characters. */
const FORBIDDEN =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Text as it may stand in an element or an attribute of an XML document. */
export const xmlText = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

type Attributes = Readonly<Record<string, string | number | undefined>>

const attributes = (values: Attributes): string =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${xmlText(String(value))}"`))
    .join('')

export const textElement = (name: string, text: string, values: Attributes = {}): string =>
  `<${name}${attributes(values)}>${xmlText(text)}</${name}>`

/** An element around elements; empty when it has none. */
export const element = (name: string, children: readonly string[], values: Attributes = {}): string =>
  children.length === 0
    ? `<${name}${attributes(values)}/>`
    : `<${name}${attributes(values)}>${children.join('')}</${name}>`

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
