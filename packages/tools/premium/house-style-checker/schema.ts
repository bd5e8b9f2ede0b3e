import * as v from 'valibot'
import { choice, field, flag, linesOf, longText } from '../../kit/inputs.ts'
import { integerInput } from '../../kit/integer-inputs.ts'
import { findPhrases, phraseIndex, tokensOf } from './tokens.ts'

export interface Banned {
  readonly word: string
  /** '' when there is none. */
  readonly replacement: string
}

const MAX_BANNED = 500
const MAX_TERMS = 300
const MAX_WORD = 100

const bannedOf = (line: string): Banned => {
  const at = line.indexOf('=>')
  return at < 0
    ? { word: line.trim(), replacement: '' }
    : { word: line.slice(0, at).trim(), replacement: line.slice(at + 2).trim() }
}

/** What is wrong with a list of banned words; null when nothing is. */
function faultOf(list: readonly Banned[]): string | null {
  const index = phraseIndex(list.map(({ word }) => word))
  for (const [at, { word, replacement }] of list.entries()) {
    const where = `Banned words, line ${at + 1}:`
    if (tokensOf(word).length === 0) return `${where} there is no word before the arrow.`
    if (word.length > MAX_WORD || replacement.length > MAX_WORD)
      return `${where} at most ${MAX_WORD} characters a side.`
    const inside = findPhrases(tokensOf(replacement), index)[0]
    if (inside)
      return `${where} the replacement “${replacement}” contains the banned word “${list[inside.phrase]?.word ?? ''}”.`
  }
  return null
}

const bannedInput = () =>
  field<readonly Banned[]>((raw) => {
    const list = linesOf(raw.slice(0, 150_000)).map(bannedOf)
    if (list.length > MAX_BANNED) return { error: `Banned words may have at most ${MAX_BANNED} lines.` }
    const error = faultOf(list)
    return error === null ? { value: list } : { error }
  })

const termsInput = () =>
  field<readonly string[]>((raw) => {
    const list = linesOf(raw.slice(0, 50_000))
    if (list.length > MAX_TERMS) return { error: `Terms may have at most ${MAX_TERMS} lines.` }
    const long = list.findIndex((term) => term.length > MAX_WORD)
    return long >= 0
      ? { error: `Terms, line ${long + 1}: at most ${MAX_WORD} characters.` }
      : { value: list.filter((term) => tokensOf(term).length > 0) }
  })

export const schema = v.object({
  text: longText('Text'),
  language: choice('Language of the text', ['en', 'other'], 'en'),
  sentenceLimit: integerInput('Words in a sentence', { min: 10, max: 60, ifEmpty: 25 }),
  paragraphLimit: integerInput('Words in a paragraph', { min: 30, max: 400, ifEmpty: 150 }),
  banned: bannedInput(),
  terms: termsInput(),
  spelling: choice('Spelling', ['ignore', 'british', 'american'], 'british'),
  oxford: choice('Oxford comma', ['ignore', 'on', 'off'], 'ignore'),
  numbers: choice('Numbers', ['ignore', 'words', 'digits'], 'ignore'),
  headings: choice('Headings', ['ignore', 'sentence', 'title'], 'ignore'),
  passive: flag(),
  fillers: flag(),
})

export type Input = v.InferOutput<typeof schema>
