import { WORDS_PER_MINUTE } from '../site.ts'

/** The languages of the text counts. The site counts the words of posts more simply, but reading time has one rule. */
export type Language = 'en' | 'pl'

const ABBREVIATIONS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set('Mr. Mrs. Ms. Dr. Prof. St. vs. etc. e.g. i.e. No. approx. min. max.'.split(' ')),
  pl: new Set('np. m.in. ok. ul. tj. tzn. dr. prof. nr. godz. min.'.split(' ')),
}

const graphemeSegmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

export const splitGraphemes = (text: string): string[] =>
  Array.from(graphemeSegmenter.segment(text), ({ segment }) => segment)

export function countGraphemes(text: string): number {
  let count = 0
  for (const _ of graphemeSegmenter.segment(text)) count += 1
  return count
}

/** At most so many graphemes, so that no emoji is halved, and an ellipsis if more follow. */
export function clipText(text: string, most: number): string {
  let count = 0
  for (const { index } of graphemeSegmenter.segment(text)) {
    if (count === most) return `${text.slice(0, index).trimEnd()}…`
    count += 1
  }
  return text
}

/** Unicode code points after NFC. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text.normalize('NFC')) count += 1
  return count
}

export const utf8Length = (text: string): number => new TextEncoder().encode(text).length

/** A word with its combining marks (Hindi, Arabic vowels). It begins with a letter or digit: some emoji end in a mark. */
export const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu

export const splitWords = (text: string): string[] => text.match(WORD) ?? []
export const countWords = (text: string): number => splitWords(text).length

/** Blocks between blank lines. */
export const splitParagraphs = (text: string): string[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
export const countParagraphs = (text: string): number => splitParagraphs(text).length

const lowerFirst = (word: string) => word.slice(0, 1).toLowerCase() + word.slice(1)

function endsInAbbreviation(before: string, language: Language): boolean {
  const last = (/(?<!\S)\S+$/.exec(before)?.[0] ?? '').replace(/^[("'“‘„[]+/, '')
  const list = ABBREVIATIONS[language]
  // "Approx." at the start of a sentence is "approx."; "no." at the end of one is not "No.".
  return list.has(last) || list.has(lowerFirst(last))
}

function sentencesOf(paragraph: string, language: Language): string[] {
  const sentences: string[] = []
  let start = 0
  for (const { 0: mark, index } of paragraph.matchAll(/(?<![.!?…])[.!?…]+(?=\s|$)/g)) {
    const end = index + mark.length
    // Thirty characters are enough for an abbreviation. Slicing the whole text for each mark would be slow.
    if (mark === '.' && endsInAbbreviation(paragraph.slice(Math.max(start, end - 30), end), language)) continue
    sentences.push(paragraph.slice(start, end).trim())
    start = end
  }
  return [...sentences, paragraph.slice(start).trim()].filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

/** Sentences in order. A paragraph's end ends a sentence; an abbreviation's full stop does not. */
export const splitSentences = (text: string, language: Language = 'en'): string[] =>
  splitParagraphs(text).flatMap((paragraph) => sentencesOf(paragraph, language))
export const countSentences = (text: string, language: Language = 'en'): number => splitSentences(text, language).length

/** Whole minutes, rounded up; 0 for no words. */
export const readingMinutes = (words: number): number => Math.ceil(words / WORDS_PER_MINUTE)
export const readingLabel = (words: number): string => `${readingMinutes(words)} min read`
