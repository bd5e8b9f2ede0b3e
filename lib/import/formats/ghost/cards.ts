import { xmlText } from '../../../xml.ts'
import { htmlOfMarkdown } from '../../html.ts'
import { isObject, type JsonObject, nameOf, objectsOf } from '../../json.ts'

const attribute = (value: unknown) => xmlText(nameOf(value))
/** No text is nested deeper. */
const DEPTH_MAX = 60

const picture = (card: JsonObject): string =>
  nameOf(card.src) &&
  `<figure><img src="${attribute(card.src)}" alt="${attribute(card.alt)}"><figcaption>${nameOf(card.caption)}</figcaption></figure>`
const paragraph = (html: unknown): string => `<p>${nameOf(html)}</p>`
/** A link in a separate paragraph; empty without an address. */
const linkTo = (address: unknown, words: unknown): string =>
  nameOf(address) ? `<p><a href="${attribute(address)}">${attribute(words) || attribute(address)}</a></p>` : ''

/** The visible content of a card of either editor as HTML; empty for an unknown type. */
export function cardHtml(type: string, card: JsonObject): string {
  const metadata = isObject(card.metadata) ? card.metadata : {}
  const images = Array.isArray(card.images) ? card.images.filter(isObject) : []
  switch (type) {
    case 'image':
      return picture(card)
    case 'gallery':
      return (
        `<p>${images.map(({ src, fileName, alt }) => `<img src="${attribute(src ?? fileName)}" alt="${attribute(alt)}">`).join(' ')}</p>` +
        paragraph(card.caption)
      )
    case 'html':
      return nameOf(card.html)
    case 'markdown':
    case 'card-markdown':
      return htmlOfMarkdown(nameOf(card.markdown))
    case 'code':
    case 'codeblock':
      return `<pre><code>${attribute(card.code)}</code></pre>${paragraph(card.caption)}`
    case 'hr':
    case 'horizontalrule':
      return '<hr>'
    case 'bookmark':
      return linkTo(card.url, metadata.title) + paragraph(attribute(metadata.description)) + paragraph(card.caption)
    case 'embed':
    case 'video':
    case 'audio':
    case 'file':
      return (
        linkTo(card.url ?? card.src, card.title ?? card.fileTitle ?? metadata.title) +
        paragraph(card.caption ?? card.fileCaption)
      )
    case 'callout':
      return `<blockquote><p>${nameOf(card.calloutEmoji)} ${nameOf(card.calloutText)}</p></blockquote>`
    case 'toggle':
      return `<h4>${nameOf(card.heading)}</h4>${nameOf(card.content)}`
    case 'button':
      return linkTo(card.buttonUrl, card.buttonText)
    case 'header':
    case 'signup':
      return `<h2>${nameOf(card.header)}</h2>${paragraph(card.subheader)}${linkTo(card.buttonUrl, card.buttonText)}`
    case 'product':
      return (
        picture({ src: card.productImageSrc }) +
        `<h4>${nameOf(card.productTitle)}</h4>${nameOf(card.productDescription)}` +
        linkTo(card.productUrl, card.productButton)
      )
    case 'call-to-action':
      return picture({ src: card.imageUrl }) + nameOf(card.textValue) + linkTo(card.buttonUrl, card.buttonText)
    default:
      return ''
  }
}

/** The bits of `format` in a text node of Lexical. */
const FORMATS: [bit: number, tag: string][] = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
]

function lexicalText(node: JsonObject): string {
  const format = typeof node.format === 'number' ? node.format : 0
  return FORMATS.reduce(
    (html, [bit, tag]) => (format & bit ? `<${tag}>${html}</${tag}>` : html),
    xmlText(String(node.text ?? '')),
  )
}

const LEXICAL_TAGS: Record<string, string> = {
  paragraph: 'p',
  quote: 'blockquote',
  aside: 'blockquote',
  table: 'table',
  tablerow: 'tr',
  tablecell: 'td',
}

/** A node of Ghost's present editor (Lexical) as HTML. */
export function lexicalHtml(node: unknown, depth = 0): string {
  if (!isObject(node) || depth > DEPTH_MAX) return ''
  const type = nameOf(node.type).replace(/^extended-/, '')
  const children = () =>
    Array.isArray(node.children) ? node.children.map((child) => lexicalHtml(child, depth + 1)).join('') : ''
  if (type === 'root') return children()
  if (type === 'text' || type === 'tab') return lexicalText(node)
  if (type === 'linebreak') return '<br>'
  if (type === 'link' || type === 'autolink') return `<a href="${attribute(node.url)}">${children()}</a>`
  if (type === 'heading') {
    const tag = /^h[1-6]$/.test(nameOf(node.tag)) ? nameOf(node.tag) : 'h2'
    return `<${tag}>${children()}</${tag}>`
  }
  if (type === 'list') {
    const tag = node.listType === 'number' || node.tag === 'ol' ? 'ol' : 'ul'
    return `<${tag}>${children()}</${tag}>`
  }
  // Lexical wraps a nested list in an item of the outer list.
  if (type === 'listitem' && objectsOf(node.children).every((child) => child.type === 'list')) return children()
  const box = typeof node.checked === 'boolean' ? `<input type="checkbox"${node.checked ? ' checked' : ''}> ` : ''
  if (type === 'listitem') return `<li>${box}${children()}</li>`
  const tag = LEXICAL_TAGS[type]
  return tag ? `<${tag}>${children()}</${tag}>` : cardHtml(type, node) || children()
}

type Marker = [textType: number, opened: number[], closed: number, value: unknown]

function mobiledocMarkers(markers: unknown, markups: unknown[]): string {
  const open: string[] = []
  return (Array.isArray(markers) ? (markers as Marker[]) : [])
    .map(([, opened, closed, value]) => {
      const before = opened.map((index) => {
        const [tag, attributes] = (markups[index] ?? ['span']) as [string, string[]?]
        open.push(tag)
        const href = attributes?.[attributes.indexOf('href') + 1]
        return tag === 'a' ? `<a href="${attribute(href)}">` : `<${tag}>`
      })
      const after = Array.from({ length: closed }, () => `</${open.pop() ?? 'span'}>`)
      return before.join('') + (typeof value === 'string' ? xmlText(value) : '<br>') + after.join('')
    })
    .join('')
}

/** A document of Ghost's former editor (Mobiledoc 0.3) as HTML. */
export function mobiledocHtml(document: unknown): string {
  if (!isObject(document) || !Array.isArray(document.sections)) return ''
  const markups = Array.isArray(document.markups) ? document.markups : []
  const cards = Array.isArray(document.cards) ? document.cards : []
  return (document.sections as [number, ...unknown[]][])
    .map(([kind, first, second]) => {
      if (kind === 1) return `<${nameOf(first)}>${mobiledocMarkers(second, markups)}</${nameOf(first)}>`
      if (kind === 2) return `<img src="${attribute(first)}">`
      if (kind === 3 && Array.isArray(second))
        return `<${nameOf(first)}>${second.map((item) => `<li>${mobiledocMarkers(item, markups)}</li>`).join('')}</${nameOf(first)}>`
      const [type, card] = (kind === 10 && typeof first === 'number' ? (cards[first] ?? []) : []) as [string?, unknown?]
      return type && isObject(card) ? cardHtml(type, card) : ''
    })
    .join('\n')
}
