import { isStopWord } from '../../kit/stop-words.ts'
import { splitWords } from '../../kit/text.ts'

/** A light suffix stripper: "soups" and "soup", "freezing" and "freeze" meet; nothing cleverer is tried. */
export function stem(word: string): string {
  if (word.length <= 3) return word
  const singular = word
    .replace(/([^aeiou])ies$/, '$1y')
    .replace(/(x|z|ch|sh|ss)es$/, '$1')
    .replace(/([^sui])s$/, '$1')
  const bare = singular.replace(/(?:ing|ed)$/, '')
  const base = bare.length >= 3 && /[aeiouy]/.test(bare) ? bare : singular
  return base.replace(/([^aeioulsz])\1$/, '$1').replace(/(?<=..)e$/, '')
}

/** The stems of a text's words without stop words, as a set: how two headings are compared. */
export const stemSet = (text: string): ReadonlySet<string> =>
  new Set(
    splitWords(text)
      .filter((word) => !isStopWord(word))
      .map((word) => stem(word.toLowerCase())),
  )
