import { toHtml } from 'hast-util-to-html'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { shownWords } from '../markdown/plain-text.ts'
import { pastedFromHtml } from '../markdown/paste/from-html.ts'
import { counted } from '../text.ts'
import { PICTURE } from './pictures-of-item.ts'
import { countWords, plainLines } from './plain-text.ts'
import { replaceSpans } from './spans.ts'
import { slowLineMessage, TextProblem } from '../markdown/budget.ts'
import { xmlText } from '../xml.ts'

/** A text as Markdown, its original HTML, the number of visible words in each, and warnings for the editor. */
export type ImportedText = {
  text: string
  original: string
  words: { before: number; after: number }
  warnings: string[]
}

/** Characters, about 300,000 words. */
const TEXT_MAX = 2_000_000

/** Throws a TextProblem for a text that is too long to be converted. */
export function checkLength(text: string): void {
  if (text.length > TEXT_MAX) throw new TextProblem('The text is longer than 2 MB.')
}

/** Stands before addresses within the source until the conversion is done, which drops addresses without a site. */
const HERE = 'https://source.invalid/@'

const FRAME = /<(iframe|embed|video|audio)\b/gi
const frameEnd = ([, name = '']: RegExpExecArray): RegExp =>
  /^[va]/i.test(name) ? /<\/(?:video|audio)\s*>/gi : />(?:[^<>]*<\/(?:iframe|embed)>)?/gi
/** The address of a player, also of a lazily loaded one. */
const SOURCE = /\s(?:data-(?:lazy-)?)?src\s*=\s*(?:["']((?:https?:)?\/[^"']+)["']|((?:https?:)?\/[^\s"'>]+))/i
const RELATIVE_SOURCE = /\ssrc\s*=\s*["']([^"':#/][^"':]*)["']/i
const LOCAL_ADDRESS = /(\s(?:src|data-src|href)\s*=\s*["'])(?=\/(?!\/))/gi
const LOCAL_OR_RELATIVE = /(\s(?:src|data-src|href)\s*=\s*["'])(?!["'#]|\/\/|[a-z][a-z0-9+.-]*:)/gi

const ADDRESS_LINE = /^https?:\S+$/

const link = (address: string) => {
  const url = address.startsWith('//') ? `https:${address}` : address
  return `<p><a href="${url}">${url}</a></p>`
}

/** The number of visible words in Markdown without HTML: other signs for "less than" stand in code. */
export const wordsOfMarkdown = (markdown: string): number =>
  countWords(shownWords(markdown.replace(PICTURE, '').replace(/<br>|<(?!https?:|mailto:)/g, ' ')))

/** Converts HTML of another system to Markdown. Structure, tables and pictures stay; players become links. */
export const textOfHtml = (html: string): ImportedText => converted(html, LOCAL_ADDRESS)

/** Converts Markdown with HTML in it to Markdown. Relative addresses stay as well. */
export const textOfMarkdown = (markdown: string): ImportedText => converted(htmlOfMarkdown(markdown), LOCAL_OR_RELATIVE)

function converted(html: string, keptAddresses: RegExp): ImportedText {
  checkLength(html)
  let frames = 0
  const original = replaceSpans(html, FRAME, frameEnd, ({ from, to, inner }) => {
    const [, quoted, address = quoted] = SOURCE.exec(inner) ?? RELATIVE_SOURCE.exec(inner) ?? []
    if (address === undefined) return html.slice(from, to)
    frames += 1
    return link(address)
  })
  const pasted = pastedFromHtml(original.replace(keptAddresses, `$1${HERE}`))
  const text = pasted.text.replaceAll(HERE, '')
  // An address alone on a line is a player, here and in the source, so its parts do not count as words.
  const before = countWords(
    plainLines(original)
      .filter((line) => !ADDRESS_LINE.test(line))
      .join(' '),
  )
  const after = wordsOfMarkdown(text.replace(/^(?:<?https?:\S+|\[https?:[^\]\s]*\]\([^)\s]*\))$/gm, ''))
  return {
    text,
    original,
    words: { before, after },
    warnings: [
      ...(pasted.lost > 0 ? [`Left out, since they have no address: ${counted(pasted.lost, 'picture')}.`] : []),
      ...(pasted.pictures.length > 0
        ? [`Left out, since they stand in the text itself: ${counted(pasted.pictures.length, 'picture')}.`]
        : []),
      ...(frames > 0 ? [`${counted(frames, 'player')} became ${frames === 1 ? 'a link' : 'links'}.`] : []),
    ],
  }
}

const markup = unified().use(remarkParse).use(remarkGfm).use(remarkRehype, { allowDangerousHtml: true })

/** Converts Markdown to HTML. Embedded HTML stays, and is not sanitised. */
export const htmlOfMarkdown = (text: string): string =>
  toHtml(markup.runSync(markup.parse(text)), { allowDangerousHtml: true })

/** Characters. A recipe is shorter, and no text of this length takes a second. */
const SHOWN_MAX = 20_000

/** Markdown of a recipe as HTML for the mirror; as it is written if the conversion would take too long. */
export const shownMarkdown = (text: string): string =>
  text.length > SHOWN_MAX || slowLineMessage(text) !== null ? `<pre>${xmlText(text)}</pre>` : htmlOfMarkdown(text)
