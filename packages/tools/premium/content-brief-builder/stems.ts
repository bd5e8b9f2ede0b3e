import { contentWords } from '../../kit/similarity.ts'
import { stem } from '../../kit/stem.ts'

/** The stems of a text's words without stop words, as a set: how two headings are compared. */
export const stemSet = (text: string): ReadonlySet<string> => new Set(contentWords(text).map(stem))
