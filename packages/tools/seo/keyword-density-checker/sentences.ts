import { type Language, splitSentences, splitWords } from '../../kit/text.ts'

export type Sentence = ReturnType<typeof sentencesOf>[number]

/** A heading of Markdown. */
const HEADING = /^ {0,3}#{1,6}\s/

/** One spelling for one word: lower case, composed, one apostrophe. */
export const folded = (word: string): string => word.toLowerCase().normalize('NFC').replaceAll('’', "'")

/** A Markdown heading is a sentence of its own, also without a blank line after it. */
export function sentencesOf(text: string, language: Language) {
  const apart = text.replace(/^ {0,3}#{1,6}\s.*$/gm, '\n$&\n')
  return splitSentences(apart, language).flatMap((sentence) => {
    const words = splitWords(sentence.normalize('NFC')).map(folded)
    return words.length > 0 ? [{ words, isHeading: HEADING.test(sentence) }] : []
  })
}

/** The text with its headings taken out, each an end of a paragraph. */
export const withoutHeadings = (text: string): string => text.replace(/^ {0,3}#{1,6}\s.*$/gm, '\n')
