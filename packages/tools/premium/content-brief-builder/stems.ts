import { stem } from '../../kit/stem.ts'
import { isStopWord } from '../../kit/stop-words.ts'
import { splitWords } from '../../kit/text.ts'

/** The stems of a text's words without stop words, as a set: how two headings are compared. */
export const stemSet = (text: string): ReadonlySet<string> =>
  new Set(
    splitWords(text)
      .filter((word) => !isStopWord(word))
      .map((word) => stem(word.toLowerCase())),
  )
