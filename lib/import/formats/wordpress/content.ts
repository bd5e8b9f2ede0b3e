import { type ImportedText, textOfHtml } from '../../html.ts'
import { replaceSpans, type Span, spansOf } from '../../spans.ts'

/** What a shortcode may ask for: the pictures of the same export, by their id. */
export type Pictures = ReadonlyMap<string, { address: string; alt: string }>

const BLOCK_COMMENT = /<!--\s*\/?wp:[^<>]*-->/g
const MORE = /<!--\s*(?:more|nextpage)[^<>]*-->/g
const CAPTION = /\[(?:wp_)?caption\b/g
const CAPTION_END = /\[\/(?:wp_)?caption\]/g
const CAPTION_PICTURE = /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/
const GALLERY = /\[gallery\b([^[\]]*)\]/g
const PLAYER =
  /\[(?:embed|youtube|vimeo|audio|video)\b([^[\]]*)\](?:\s*(https?:\/\/[^\s[\]]+)\s*\[\/(?:embed|audio|video)\])?(?:\s*\[\/(?:audio|video)\])?/g
const ADDRESS = /https?:\/\/[^\s"'\]]+/
/** What WordPress itself and its own editor write in square brackets; anything else belongs to a plugin. */
const SHORTCODE = /(?<!\[)\[\/?([a-z][a-z0-9_-]{1,40})(?:\s[^\][]*)?\/?\](?!\(|\])/gi
const RECIPE = /\[(?:wprm-recipe|tasty-recipe|mv_create)\b[^[\]]*\]/g
const RECIPE_BLOCK = /<!--\s*WPRM Recipe \d+\s*-->/g
const RECIPE_BLOCK_END = /<!--\s*End WPRM Recipe\s*-->/g
const BLOCK_TAG = /<(?:p|div|h[1-6]|ul|ol|table|blockquote|pre|figure|hr|section|article|dl|address|form|iframe)\b/i
const RAW = /<(pre|script|style|table|ul|ol|blockquote|div|figure|section|dl|h[1-6]|hr|p)\b/gi

function endOfRaw([, written = '']: RegExpExecArray): RegExp {
  const name = written.toLowerCase()
  if (name === 'hr') return />/g
  return /^h\d/.test(name) ? /<\/h[1-6]>/gi : new RegExp(`</${name}\\s*>`, 'gi')
}

const attributeOf = (attributes: string, name: string): string =>
  new RegExp(`\\b${name}\\s*=\\s*["']?([^"'\\]]*)`, 'i').exec(attributes)?.[1]?.trim() ?? ''

/** Classic texts have no paragraphs: a blank line ends one, a line break within one is kept. */
function paragraphs(html: string): string {
  const written = html.replace(/\r\n?/g, '\n')
  const parts: string[] = []
  let from = 0
  const plain = (text: string) => {
    for (const block of text.split(/\n\s*\n/)) {
      const words = block.trim()
      if (words) parts.push(BLOCK_TAG.test(words) ? words : `<p>${words.replace(/\n/g, '<br>\n')}</p>`)
    }
  }
  for (const raw of spansOf(written, RAW, endOfRaw)) {
    plain(written.slice(from, raw.from))
    parts.push(written.slice(raw.from, raw.to))
    from = raw.to
  }
  plain(written.slice(from))
  return parts.join('\n')
}

const figure = (picture: string, caption: string) =>
  `\n\n<figure>${picture}<figcaption>${caption.trim()}</figcaption></figure>\n\n`

/** Jetpack's `[vimeo 76979871]`. */
function vimeoAddress(shortcode: string): string | undefined {
  const id = /^\[vimeo\s+(?:id=["']?)?(\d{4,12})\b/.exec(shortcode)?.[1]
  return id && `https://vimeo.com/${id}`
}

function captioned({ inner }: Span): string {
  const content = inner.slice(inner.indexOf(']') + 1)
  const [, picture, caption] = CAPTION_PICTURE.exec(content) ?? []
  return picture === undefined ? content : figure(picture, caption ?? '')
}

function withShortcodes(html: string, pictures: Pictures): string {
  return replaceSpans(html, CAPTION, CAPTION_END, captioned)
    .replace(GALLERY, (_, attributes: string) => {
      const ids = attributeOf(attributes, 'ids')
        .split(',')
        .map((id) => id.trim())
      const found = ids.flatMap((id) => pictures.get(id) ?? [])
      const shown = found.map(({ address, alt }) => `<img src="${address}" alt="${alt.replaceAll('"', '&quot;')}">`)
      return `\n\n<p>${shown.join(' ')}</p>\n\n`
    })
    .replace(PLAYER, (whole, attributes: string, inner?: string) => {
      const address = inner ?? ADDRESS.exec(attributes)?.[0] ?? vimeoAddress(whole)
      return address === undefined ? whole : `\n\n<p><a href="${address}">${address}</a></p>\n\n`
    })
}

/** An address that stands alone on its line was a player. */
const linkedLines = (html: string): string =>
  html.replace(/^[ \t]*(https?:\/\/\S+)[ \t]*$/gm, (_, address: string) => `<p><a href="${address}">${address}</a></p>`)

/** The recipe that a text shows by a mark of its plugin: the plugin's id of it, if any. */
export const recipeIds = (html: string): string[] =>
  [
    ...html.matchAll(
      /(?:WPRM Recipe |\[(?:wprm-recipe|tasty-recipe)\b[^[\]]*?\bid=["']?|wp:wp-recipe-maker\/recipe \{"id":|wp:wp-tasty\/tasty-recipe \{"id":)(\d+)/g,
    ),
  ].flatMap(([, id]) => id ?? [])

/** The text of a post as its editor wrote it, classic or in blocks, as Markdown. Shortcodes of plugins stay and are listed. */
export function textOfPost(content: string, pictures: Pictures): ImportedText {
  const hasBlocks = content.includes('<!-- wp:')
  const marked = replaceSpans(content, RECIPE_BLOCK, RECIPE_BLOCK_END, () => '')
    .replace(RECIPE, '')
    .replace(BLOCK_COMMENT, '')
    .replace(MORE, '\n\n')
  const html = withShortcodes(linkedLines(marked), pictures)
  const imported = textOfHtml(hasBlocks ? html : paragraphs(html))
  const unknown = [...new Set([...html.matchAll(SHORTCODE)].map(([, name]) => name ?? ''))]
  if (unknown.length === 0) return imported
  const named = unknown
    .slice(0, 10)
    .map((name) => `[${name}]`)
    .join(', ')
  return { ...imported, warnings: [...imported.warnings, `Shortcodes stand in the text as they are: ${named}.`] }
}
