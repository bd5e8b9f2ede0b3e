import { plainText } from '../../kit/markdown-text.ts'
import { type Language, splitParagraphs, splitSentences } from '../../kit/text.ts'
import type { Input } from './schema.ts'

/** Stands for an address while words and sentences are counted: one letter, so one word, and no full stop. */
export const ADDRESS = 'ꙮ'

export interface Section {
  readonly heading: string
  readonly paragraphs: readonly string[]
}

export interface Prepared {
  /** Sentences in order, with their addresses put back. */
  readonly sentences: readonly { readonly text: string; readonly counted: string }[]
  readonly paragraphs: readonly string[]
  /** What stands under one heading; one section without a name where there is none. */
  readonly sections: readonly Section[]
}

const WEB = /\b(?:https?:\/\/|www\.)\S+/gi
const MAIL = /(?<![\w.+-])[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,8}[\w-]{2,63}/g
const BULLET = /^(?<![^\S\n])[^\S\n]*(?:[-*+•–]|\d{1,3}[.)])[^\S\n]+(?![^\S\n])(.*)$/gm
const HEADING = /^ {0,3}#{1,6}[^\S\n]+(?![^\S\n])(.*)$/gm

interface Masked {
  readonly text: string
  readonly addresses: readonly string[]
}

function maskAddresses(text: string): Masked {
  const addresses: string[] = []
  const mask = (address: string) => {
    // The full stop behind an address ends the sentence.
    const tail = /[.,;:!?)\]"'”’]{0,8}$/.exec(address)?.[0] ?? ''
    addresses.push(address.slice(0, address.length - tail.length))
    return ADDRESS + tail
  }
  // Both in one pass, so that the list is in the order of the text.
  const both = new RegExp(`${WEB.source}|${MAIL.source}`, 'gi')
  return { text: text.replaceAll(ADDRESS, 'o').replace(both, mask), addresses }
}

/** Without code, pictures and the marks of lines; a heading is a paragraph of its own. */
function withoutMarkup(text: string): string {
  return text
    .replace(/^ {0,3}(```|~~~).*\r?\n[\s\S]*?(?:^ {0,3}\1.*$|(?![\s\S]))/gm, '\n')
    .replace(/!\[[^[\]]*\]\([^()]*\)/g, ' ')
    .replace(/`[^`\n]*`/g, ' ')
    .replace(/^ {0,3}>[^\S\n]?/gm, '')
    .replace(/^ {0,3}(?:[-*_][^\S\n]*){3,}$/gm, '\n')
    .replace(/^ {0,3}(?:=+|-+)[^\S\n]*$/gm, '\n')
    .replace(/^(?=(?<![^\n])[^\n]*\|)[ \t:|-]+$/gm, '')
}

const inline = (text: string) => text.split('\n').map(plainText).join('\n')

function sectionsOf(text: string, isMarkdown: boolean): Section[] {
  if (!isMarkdown) return [{ heading: '', paragraphs: splitParagraphs(text) }]
  // The first part stands before any heading; after it heading and text alternate.
  const parts = text.split(HEADING)
  const sections: Section[] = []
  for (let at = 0; at < parts.length; at += 2) {
    const heading = at === 0 ? '' : plainText(parts[at - 1] ?? '')
    const paragraphs = splitParagraphs(inline(parts[at] ?? ''))
    if (heading !== '' || paragraphs.length > 0) sections.push({ heading, paragraphs })
  }
  return sections
}

/** A line of a list is a sentence, whatever its end. */
function sentencesOf(paragraph: string, language: Language): string[] {
  return splitSentences(paragraph.replace(BULLET, '\n\n$1\n\n'), language)
}

/** The text as it is counted: without markup, its addresses one word each. */
export function prepare({ text, language, kind }: Input): Prepared {
  const masked = maskAddresses(text)
  const isMarkdown = kind === 'markdown'
  const sections = sectionsOf(isMarkdown ? withoutMarkup(masked.text) : masked.text, isMarkdown)
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
    sentences: counted.map((sentence) => ({ counted: sentence, text: unmask(sentence) })),
    paragraphs: sections.flatMap(({ paragraphs }) => paragraphs),
    sections,
  }
}
