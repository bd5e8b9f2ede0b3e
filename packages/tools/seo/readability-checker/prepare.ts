import { FRONT_MATTER } from '../../kit/clean-text.ts'
import { replaceHidden, TAG } from '../../kit/markdown-lines.ts'
import { plainText } from '../../site.ts'
import { type Language, splitParagraphs, splitSentences } from '../../kit/text.ts'
import type { Input } from './form.ts'

/** Replaces an address while words and sentences are counted: one letter, so one word without a full stop. */
export const ADDRESS = 'ꙮ'

export interface Section {
  readonly heading: string
  readonly paragraphs: readonly string[]
}

/* Parts of Markdown that are not counted. */
const PICTURE = /!\[[^[\]]*\]\([^()]*\)/g
const CODE = /`[^`\n]*`/g
const LINK = /\[([^[\]\n]*)\](\([^()\n]*\)|\[[^[\]\n]*\])/g

const WEB = /\b(?:https?:\/\/|www\.)\S+/gi
const MAIL = /(?<![\w.+-])[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,8}[\w-]{2,63}/g
const BULLET = /^(?<![^\S\n])[^\S\n]*(?:[-*+•–]|\d{1,3}[.)])[^\S\n]+(?![^\S\n])(.*)$/gm
const HEADING = /^ {0,3}#{1,6}[^\S\n]+(?![^\S\n])(.*)$/gm

const ADDRESSES = new RegExp(`${WEB.source}|${MAIL.source}`, 'gi')

/** Punctuation after an address ends the sentence and is not part of the address. */
const behindAddress = (address: string): string => /[.,;:!?)\]"'”’]{0,8}$/.exec(address)?.[0] ?? ''

function maskAddresses(text: string) {
  const addresses: string[] = []
  const mask = (address: string) => {
    const tail = behindAddress(address)
    addresses.push(address.slice(0, address.length - tail.length))
    return ADDRESS + tail
  }
  // Web and mail addresses in one pass, so that the list is in the order of the text.
  return { text: text.replaceAll(ADDRESS, 'o').replace(ADDRESSES, mask), addresses }
}

/** Removes front matter, code, images, link targets and line marks; a heading becomes its own paragraph. */
function withoutMarkup(text: string): string {
  return replaceHidden(text.replace(FRONT_MATTER, ''), () => '')
    .replace(PICTURE, ' ')
    .replace(CODE, ' ')
    .replace(LINK, '$1')
    .replace(/^ {0,3}>[^\S\n]?/gm, '')
    .replace(/^ {0,3}(?:[-*_][^\S\n]*){3,}$/gm, '\n')
    .replace(/^ {0,3}(?:=+|-+)[^\S\n]*$/gm, '\n')
    .replace(/^(?=(?<![^\n])[^\n]*\|)[ \t:|-]+$/gm, '')
}

const inline = (text: string) => text.split('\n').map(plainText).join('\n')

function sectionsOf(text: string, isMarkdown: boolean): Section[] {
  if (!isMarkdown) return [{ heading: '', paragraphs: splitParagraphs(text) }]
  // The first part precedes any heading; after it headings and texts alternate.
  const parts = text.split(HEADING)
  const sections: Section[] = []
  for (let at = 0; at < parts.length; at += 2) {
    const heading = at === 0 ? '' : plainText(parts[at - 1] ?? '')
    const paragraphs = splitParagraphs(inline(parts[at] ?? ''))
    if (heading !== '' || paragraphs.length > 0) sections.push({ heading, paragraphs })
  }
  return sections
}

/** A list line is a sentence, whatever its end. */
const sentencesOf = (paragraph: string, language: Language) =>
  splitSentences(paragraph.replace(BULLET, '\n\n$1\n\n'), language)

/** The text as counted: without markup, with each address as one word. */
export function prepare({ text, language, kind }: Input) {
  const isMarkdown = kind === 'markdown'
  // Mask only counted text; otherwise the list would have more addresses than the sentences.
  const masked = maskAddresses(isMarkdown ? withoutMarkup(text) : text)
  const sections = sectionsOf(masked.text, isMarkdown)
  let next = 0
  const unmask = (sentence: string) =>
    sentence.replace(new RegExp(ADDRESS, 'g'), () => {
      next += 1
      return masked.addresses[next - 1] ?? ''
    })
  const counted = sections.flatMap(({ heading, paragraphs }) => [
    ...(heading === '' ? [] : [heading]),
    ...paragraphs.flatMap((paragraph) => sentencesOf(paragraph, language)),
  ])
  return {
    /** Sentences in order; `text` has the addresses again. */
    sentences: counted.map((sentence) => ({ counted: sentence, text: unmask(sentence) })),
    paragraphs: sections.flatMap(({ paragraphs }) => paragraphs),
    /** The text under each heading; one unnamed section if there is none. */
    sections,
  }
}

const blank = (part: string): string => part.replace(/[^\n]/g, ' ')

/**
 * The text with every counted letter at its offset, to find counted sentences in it. Uncounted parts are blanks, and an
 * address is one letter and blanks.
 */
export function shadowOf({ text, kind }: Pick<Input, 'text' | 'kind'>): string {
  const shadow = text.replaceAll(ADDRESS, 'o').replace(ADDRESSES, (address) => {
    const tail = behindAddress(address)
    return ADDRESS.padEnd(address.length - tail.length) + tail
  })
  if (kind !== 'markdown') return shadow
  return replaceHidden(shadow.replace(FRONT_MATTER, blank), blank)
    .replace(PICTURE, blank)
    .replace(CODE, blank)
    .replace(LINK, (_, words: string, target: string) => ` ${words} ${blank(target)}`)
    .replace(TAG, blank)
}
