import { decodeHTML } from 'entities'
import { oneLine } from '../text.ts'
import { replaceSpans } from './spans.ts'

const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i
/** Some sites encode their texts two or three times. */
const DECODINGS_MAX = 3

/** Decodes the entities of a text, also if they are encoded up to three times. */
export function decodeEntities(text: string): string {
  let decoded = text
  for (let times = 0; times < DECODINGS_MAX && ENTITY.test(decoded); times += 1) decoded = decodeHTML(decoded)
  return decoded
}

const SCRIPT = /<(script|style)\b/gi
const endOfScript = ([, name = '']: RegExpExecArray) => new RegExp(`</${name.toLowerCase()}\\s*>`, 'gi')
/** In HTML, browsers read `<![CDATA[ … ]]>` as a comment. */
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

/** The lines of a text or HTML. Removes tags and empty lines, begins a line at each block, and collapses spaces. */
export function plainLines(text: string): string[] {
  return withoutTags(decodeEntities(withoutTags(text)))
    .split(/\r\n|[\r\n\u2028]/)
    .map((line) => oneLine(line.replace(/[\u200b\u2060\ufeff\u00ad]/g, '')))
    .filter(Boolean)
}

/** The same as one line. */
export const plainText = (text: string): string => plainLines(text).join(' ')

const WORD = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu

/** The number of words in a plain text. */
export const countWords = (text: string): number => text.match(WORD)?.length ?? 0
