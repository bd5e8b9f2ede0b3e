import { pastedFromHtml } from '../markdown/paste/from-html.ts'
import { counted } from '../text.ts'
import { countWords, plainLines } from './plain-text.ts'
import { replaceSpans } from './spans.ts'
import { TextProblem } from '../markdown/budget.ts'

/** A text as Markdown, the HTML that it was made of, the words that a reader sees before and after, and what a person should look at. */
export type ImportedText = {
  text: string
  original: string
  words: { before: number; after: number }
  warnings: string[]
}

/** Longer texts are no post: their bytes are not read (about 300,000 words). */
const HTML_MAX = 2_000_000
/** Stands for the address of the source in addresses that begin with a slash; taken out again afterwards. */
const HERE = 'https://source.invalid'

const FRAME = /<(iframe|embed|video|audio)\b/gi
const frameEnd = ([, name = '']: RegExpExecArray): RegExp =>
  /^[va]/i.test(name) ? /<\/(?:video|audio)\s*>/gi : />(?:[^<>]*<\/(?:iframe|embed)>)?/gi
/** The address of a player, also of one that is loaded late. */
const SOURCE = /\s(?:data-(?:lazy-)?)?src\s*=\s*["']((?:https?:)?\/[^"']+)["']/i
const LOCAL_ADDRESS = /(\s(?:src|data-src|href)\s*=\s*["'])\/(?!\/)/gi

const ADDRESS_LINE = /^https?:\S+$/

const link = (address: string) => {
  const url = address.startsWith('//') ? `https:${address}` : address
  return `<p><a href="${url}">${url}</a></p>`
}

/** Words of Markdown without its marks. */
export const wordsOfMarkdown = (markdown: string): number =>
  countWords(
    replaceSpans(markdown, /!\[[^[\]]*\]\(/g, /\)/g, () => '')
      .replace(/^[ \t>]*\d{1,9}[.)](?=\s)/gm, '')
      .replaceAll('<br>', ' ')
      .replace(/\]\(<[^<>\n]*>/g, '](')
      .replace(/\]\((?:[^()\\]|\\.)*\)/g, ']')
      .replace(/\\([^\w\s])/g, '$1')
      .replace(/[*`~|#>]/g, '')
      // Brackets of the text itself divide words, as in `[b]x[/b]`.
      .replace(/[[\]]/g, ' ')
      // Within a word it is a character: `post_class` has two words, as in HTML.
      .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, ''),
  )

/** HTML of another system as Markdown: structure, tables, figures and pictures stay; players become links to what they play. */
export function textOfHtml(html: string): ImportedText {
  if (html.length > HTML_MAX) throw new TextProblem('The text is longer than 2 MB.')
  let frames = 0
  const original = replaceSpans(html, FRAME, frameEnd, ({ from, to, inner }) => {
    const address = SOURCE.exec(inner)?.[1]
    if (address === undefined) return html.slice(from, to)
    frames += 1
    return link(address)
  })
  const pasted = pastedFromHtml(original.replace(LOCAL_ADDRESS, `$1${HERE}/`))
  const text = pasted.text.replaceAll(HERE, '')
  // An address on a line of its own is a player, in the source and here; its parts are no words.
  const before = countWords(
    plainLines(original)
      .filter((line) => !ADDRESS_LINE.test(line))
      .join(' '),
  )
  const after = wordsOfMarkdown(text.replace(/^(?:<?https?:\S+|\[https?:[^\]\n]*\]\([^)\n]*\))$/gm, ''))
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
