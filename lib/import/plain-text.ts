import { decodeHTML } from 'entities'
import { oneLine } from '../text.ts'
import { replaceSpans } from './spans.ts'

const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i
/** Some sites encode their texts two or three times. */
const DECODINGS_MAX = 3

/** A text with its entities as characters, however often they were encoded. */
export function decodeEntities(text: string): string {
  let decoded = text
  for (let times = 0; times < DECODINGS_MAX && ENTITY.test(decoded); times += 1) decoded = decodeHTML(decoded)
  return decoded
}

const SCRIPT = /<(script|style)\b/gi
const endOfScript = ([, name = '']: RegExpExecArray) => new RegExp(`</${name.toLowerCase()}\\s*>`, 'gi')
/** Browsers take `<![CDATA[ … ]]>` in HTML for a comment. */
const DECLARATION = /<!(?!--)[^<>]*>/g
const BLOCK = /<\/?(?:p|div|li|ul|ol|br|h[1-6]|tr|table|section|blockquote)\b[^<>]*>/gi
const TAG = /<\/?[a-z][^<>]*>/gi
const MARKUP = /<\/?[a-z][^<>]*>|<!/i

function withoutTags(text: string): string {
  if (!MARKUP.test(text)) return text
  const shown = replaceSpans(text, /<!--/g, /-->/g, () => '').replace(DECLARATION, '')
  return replaceSpans(shown, SCRIPT, endOfScript, () => '')
    .replace(BLOCK, '\n')
    .replace(TAG, '')
}

/** The lines of a text that may hold HTML: tags go, blocks begin a line, spaces are single, empty lines go. */
export function plainLines(text: string): string[] {
  return withoutTags(decodeEntities(withoutTags(text)))
    .split(/\r\n|[\r\n\u2028]/)
    .map((line) => oneLine(line.replace(/[\u200b\u2060\ufeff\u00ad]/g, '')))
    .filter(Boolean)
}

/** The same as one line. */
export const plainText = (text: string): string => plainLines(text).join(' ')

const WORD = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu

/** How many words a reader sees in a text. */
export const countWords = (text: string): number => text.match(WORD)?.length ?? 0
