import { stem as stemEnglish } from '../../kit/stem.ts'
import type { Language } from '../../kit/text.ts'

/** Two spellings of one thing. The page shows this table; anything that is not in it counts separately. */
export const aliases: ReadonlyMap<string, string> = new Map([
  ['js', 'javascript'],
  ['ts', 'typescript'],
  ['k8s', 'kubernetes'],
  ['postgres', 'postgresql'],
  ['nodejs', 'node.js'],
  ['reactjs', 'react'],
  ['golang', 'go'],
  ['e-mail', 'email'],
  ['e-commerce', 'ecommerce'],
  ['pre-order', 'preorder'],
])

// Longest first: the first that fits is taken off. The endings of cases, as a fixed list and no dictionary.
const polishEndings =
  'iami iach iego iemu ami ach owi ego emu ymi imi iom iem iej ych ich om em ów ej ym im ia ię ią ie io iu a ą e ę i o u y'.split(
    ' ',
  )

const shortestPolishStem = 3

function stemPolish(word: string): string {
  const ending = polishEndings.find((end) => word.endsWith(end) && word.length - end.length >= shortestPolishStem)
  return ending === undefined ? word : word.slice(0, -ending.length)
}

/** The form in which two words of a résumé and an advert are compared. `token` is in lower case. */
export function stem(token: string, language: Language): string {
  const word = aliases.get(token) ?? token
  if (!/^\p{L}+$/u.test(word)) return word
  return language === 'pl' ? stemPolish(word) : stemEnglish(word)
}
