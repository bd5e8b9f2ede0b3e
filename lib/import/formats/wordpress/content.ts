import { type ImportedText, textOfHtml } from '../../html.ts'
import { counted } from '../../../text.ts'
import { xmlText } from '../../../xml.ts'
import { attributeOf, replaceSpans, type Span } from '../../spans.ts'
import { paragraphs } from './paragraphs.ts'

/** A picture of the export; `post` is the id of the post that it was uploaded for. */
export type WxrPicture = { address: string; alt: string; caption: string; post: string }

/** The pictures that a text shows by their ids. `id` is the id of the post. */
export type Shown = { pictures: ReadonlyMap<string, WxrPicture>; id: string }

const BLOCK_COMMENT = /<!--\s*\/?wp:[^<>]*-->/g
/** A block without stored HTML, which WordPress or a plugin fills when it shows the page. */
const FILLED_BLOCK = /<!--\s*wp:(?!(?:wp-recipe-maker|wp-tasty)\/|block\b)([\w/-]+)\s[^<>]*\/-->/g
const MORE = /<!--\s*(?:more|nextpage)[^<>]*-->/g
const CAPTION = /\[(?:wp_)?caption\b/g
const CAPTION_END = /\[\/(?:wp_)?caption\]/g
const CAPTION_PICTURE = /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/
const GALLERY = /\[gallery\b([^[\]]*)\]/g
const PLAYER =
  /\[(?:embed|youtube|vimeo|audio|video)\b([^[\]]*)\](?:\s*(https?:\/\/[^\s[\]]+)\s*\[\/(?:embed|audio|video)\])?(?:\s*\[\/(?:audio|video)\])?/g
/** The address of an embed block; the editor writes it on a line of its own, other programs do not. */
const EMBED = /<div class="wp-block-embed__wrapper">\s*(https?:\/\/[^\s<"]+)\s*<\/div>/g
const ADDRESS = /https?:\/\/[^\s"'\]]+/
const SHORTCODE = /(?<!\[)\[\/?([a-z][a-z0-9_-]{1,40})(?:\s[^\][]*)?\/?\](?!\(|\])/gi
const RECIPE = /\[(?:wprm-recipe|tasty-recipe|mv_create)\b[^[\]]*\]/g
const RECIPE_BLOCK = /<!--\s*WPRM Recipe \d+\s*-->/g
const RECIPE_BLOCK_END = /<!--\s*End WPRM Recipe\s*-->/g
const SHARED_BLOCK = /<!--\s*wp:block\s+\{"ref":(\d+)[,}][^<>]*-->/g
/** For one text. No post has more. */
const SHARED_BLOCKS_MAX = 100

const figure = (picture: string, caption: string) =>
  `\n\n<figure>${picture}<figcaption>${caption.trim()}</figcaption></figure>\n\n`

/** Jetpack's `[vimeo 76979871]`. */
function vimeoAddress(shortcode: string): string | undefined {
  const id = /^\[vimeo\s+(?:id=["']?)?(\d{4,12})\b/.exec(shortcode)?.[1]
  return id && `https://vimeo.com/${id}`
}

const linkLine = (address: string) => `\n\n<p><a href="${address}">${address}</a></p>\n\n`

/** Adds the picture that a cover block has in its style, between quotes that may be entities. */
function withCover(tag: string): string {
  const url = /\burl\((['"]|&(?:quot|apos|#0?3[49]);)?([^()"]+?)\1\)/
  const address = tag.includes('wp-block-cover') && url.exec(tag)?.[2]
  return address ? `${tag}<img src="${address}" alt="">` : tag
}

function captioned({ inner }: Span): string {
  const end = inner.indexOf(']')
  const content = inner.slice(end + 1)
  const [, picture, caption = ''] = CAPTION_PICTURE.exec(content) ?? []
  // Before version 3.4, WordPress wrote the caption as an attribute.
  return picture === undefined
    ? content
    : figure(picture, caption.trim() || attributeOf(inner.slice(0, end), 'caption'))
}

/** The uploads of a post also contain other files. */
const PICTURE_FILE = /\.(?:png|jpe?g|gif|webp|avif|svg)(?:[?#]|$)/i

/** The pictures of a gallery: those that it names, else those of its post. `missing` counts named ones not found. */
function galleryOf(attributes: string, { pictures, id }: Shown): { html: string; missing: number } {
  const ids = attributeOf(attributes, 'ids') || attributeOf(attributes, 'include')
  const named = ids.split(',').filter(Boolean)
  const found =
    named.length > 0
      ? named.flatMap((one) => pictures.get(one.trim()) ?? [])
      : [...pictures.values()].filter(({ post, address }) => post === id && PICTURE_FILE.test(address))
  const shown = found.map(({ address, alt, caption }) => {
    const picture = `<img src="${xmlText(address)}" alt="${xmlText(alt)}">`
    return caption ? figure(picture, xmlText(caption)) : picture
  })
  return { html: `\n\n<div>${shown.join(' ')}</div>\n\n`, missing: named.length - found.length }
}

function withShortcodes(html: string, shown: Shown): { html: string; warnings: string[] } {
  let missing = 0
  const replaced = replaceSpans(html, CAPTION, CAPTION_END, captioned)
    .replace(GALLERY, (_, attributes: string) => {
      const gallery = galleryOf(attributes, shown)
      missing += Math.max(0, gallery.missing)
      return gallery.html
    })
    .replace(PLAYER, (whole, attributes: string, inner?: string) => {
      const address = inner ?? ADDRESS.exec(attributes)?.[0] ?? vimeoAddress(whole)
      return address === undefined ? whole : linkLine(address)
    })
    .replace(EMBED, (_, address: string) => linkLine(address))
    .replace(/<div\b[^<>]*>/g, withCover)
  const warnings = missing > 0 ? [`The export lacks ${counted(missing, 'picture')} of its galleries.`] : []
  return { html: replaced, warnings }
}

/** Inserts the content of shared blocks. */
export function withSharedBlocks(content: string, blocks: ReadonlyMap<string, string>): string {
  let left = SHARED_BLOCKS_MAX
  return content.replace(SHARED_BLOCK, (_, id: string) => ((left -= 1) < 0 ? '' : (blocks.get(id) ?? '')))
}

/** Links an address that is alone on its line: WordPress shows it as a player. */
const linkedLines = (html: string): string =>
  html.replace(
    /^[ \t]*(https?:\/\/[^\s<>"]+)[ \t]*$/gm,
    (_, address: string) => `<p><a href="${address}">${address}</a></p>`,
  )

const RECIPE_MARK =
  /(?:WPRM Recipe |\[(?:wprm-recipe|tasty-recipe)\b[^[\]]*?\bid=["']?|wp:wp-recipe-maker\/recipe \{"id":|wp:wp-tasty\/tasty-recipe \{"id":)(\d+)/g
const MARK = new RegExp(`${SHARED_BLOCK.source}|${RECIPE_MARK.source}`, 'g')

/** The ids of the shared blocks and of the recipes in a text, in their order. */
export const marksOf = (html: string) => [...html.matchAll(MARK)].map(([, block, recipe]) => ({ block, recipe }))

/** The ids of the recipes that a text shows by a mark of a recipe plugin. */
export const recipeIds = (html: string): string[] => [...html.matchAll(RECIPE_MARK)].flatMap(([, id]) => id ?? [])

/** Whether a text shows a recipe of a plugin. Mediavine Create writes none of its recipes into an export. */
export const showsRecipe = (html: string): boolean => html.includes('[mv_create') || recipeIds(html).length > 0

/**
 * The text of a post, classic or in blocks, as Markdown. Shortcodes of plugins stay and are listed as a warning. With
 * `hasRecipe`, the text's own copy of the recipe goes, since the recipe is added from the plugin's data.
 */
export function textOfPost(content: string, shown: Shown, hasRecipe = false): ImportedText {
  const hasBlocks = content.includes('<!-- wp:')
  const marked = replaceSpans(content, RECIPE_BLOCK, RECIPE_BLOCK_END, ({ inner }) => (hasRecipe ? '' : inner))
    .replace(RECIPE, '')
    .replace(BLOCK_COMMENT, '')
    .replace(MORE, '\n\n')
  const { html, warnings } = withShortcodes(linkedLines(marked), shown)
  const imported = textOfHtml(hasBlocks ? html : paragraphs(html))
  const filled = [...new Set([...content.matchAll(FILLED_BLOCK)].map(([, name]) => name))].slice(0, 10)
  if (filled.length > 0) warnings.push(`Blocks that the source fills by itself are left out: ${filled.join(', ')}.`)
  const unknown = [...new Set([...html.matchAll(SHORTCODE)].map(([, name]) => `[${name ?? ''}]`))].slice(0, 10)
  if (unknown.length > 0) warnings.push(`Shortcodes stand in the text as they are: ${unknown.join(', ')}.`)
  return { ...imported, warnings: [...imported.warnings, ...warnings] }
}
