import { stemIn } from '../../kit/stem.ts'
import type { Language } from '../../kit/text.ts'

/** Spellings that count as one. The page shows this table; other synonyms count separately. */
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

/** The form of a word for comparison. `token` is in lower case. */
export function stem(token: string, language: Language): string {
  const word = aliases.get(token) ?? token
  if (!/^\p{L}+$/u.test(word)) return word
  return stemIn(word, language)
}
