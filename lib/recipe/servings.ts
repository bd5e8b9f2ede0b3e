import { nounAfter } from './nouns.ts'
import { fillTemplate } from './templates.ts'

const YIELD = /^(\d+)\s*(?:\((\p{L}[\p{L} -]*)\)|([\p{L}-]+(?: [\p{L}-]+)?))$/u

/**
 * The yield of a recipe in pieces: "40 (biscuits)" are 40 biscuits, not servings. `noun` has its forms:
 * "{biscuit|biscuits}". Undefined for people, for servings and for a longer text.
 */
export function piecesOf(text: string): { count: number; noun: string } | undefined {
  const [, count, inBracket, behind] = YIELD.exec(text.trim()) ?? []
  const words = inBracket ?? behind ?? ''
  const named = words === '' ? null : nounAfter(` ${words}`, 2, false)
  const isWhole = named !== null && ` ${words}` === named.lead + named.noun
  if (!isWhole || /\b(?:servings?|portions?|people|persons?)\b/iu.test(words)) return undefined
  return { count: Number(count), noun: named.template.trim() }
}

/** "4 servings", "40 biscuits"; any other text is not changed. */
export function servingsText(text: string): string {
  const pieces = piecesOf(text)
  if (pieces) return `${pieces.count} ${fillTemplate(pieces.noun, pieces.count)}`
  const [, number] = /^(\d+)(?: \([^()]*\))?$/.exec(text) ?? []
  return number === undefined ? text : `${number} ${number === '1' ? 'serving' : 'servings'}`
}
