import { stemIn } from '../../kit/stem.ts'
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

/** The form in which two words of a résumé and an advert are compared. `token` is in lower case. */
export function stem(token: string, language: Language): string {
  const word = aliases.get(token) ?? token
  if (!/^\p{L}+$/u.test(word)) return word
  return stemIn(word, language)
}
