import { type Language, splitSentences, splitWords } from '../../kit/text.ts'

export type Sentence = ReturnType<typeof sentencesOf>[number]

const HEADING = /^ {0,3}#{1,6}\s/

/** One form per word: lower case, NFC, a straight apostrophe. */
export const folded = (word: string): string => word.toLowerCase().normalize('NFC').replaceAll('’', "'")

/** A Markdown heading is a sentence of its own, even without a blank line after it. */
export function sentencesOf(text: string, language: Language) {
  const separated = text.replace(/^ {0,3}#{1,6}\s.*$/gm, '\n$&\n')
  return splitSentences(separated, language).flatMap((sentence) => {
    const words = splitWords(sentence.normalize('NFC')).map(folded)
    return words.length > 0 ? [{ words, isHeading: HEADING.test(sentence) }] : []
  })
}

/** The text without its headings, each of which ends a paragraph. */
export const withoutHeadings = (text: string): string => text.replace(/^ {0,3}#{1,6}\s.*$/gm, '\n')
