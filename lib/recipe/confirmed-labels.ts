import { type Allergen, ALLERGENS, type Diet, DIETS } from './labels.ts'

/** The labels that an editor confirmed. An empty list of allergens means: none of the 14. */
export type ConfirmedLabels = { diets: Diet[]; allergens: Allergen[] }

const CONTAINS = 'contains-'
const FOR = 'for-'
const ALL_DIETS = Object.keys(DIETS) as Diet[]
const ALL_ALLERGENS = Object.keys(ALLERGENS) as Allergen[]

/** A hash of 53 bits (cyrb53), to compare texts. It is not a secret. */
function hashOf(text: string): string {
  let one = 0xdeadbeef
  let other = 0x41c6ce57
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    one = Math.imul(one ^ code, 2654435761)
    other = Math.imul(other ^ code, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909)
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36)
}

/** Identifies the confirmed ingredients by their words, without amounts: a new amount needs no new confirmation. */
export const ingredientsMark = (lines: readonly string[], form: 'NFC' | 'NFD' = 'NFC'): string =>
  FOR +
  hashOf(
    lines
      .map((line) =>
        line
          .normalize(form)
          .toLowerCase()
          .replace(/[^\p{L}]+/gu, ' ')
          .trim(),
      )
      .filter(Boolean)
      .join('\n'),
  )

/** The labels in their stored form; empty for a recipe without ingredients. */
export const storedLabels = ({ diets, allergens }: ConfirmedLabels, lines: readonly string[]): string[] =>
  lines.length === 0
    ? []
    : [
        ...ALL_DIETS.filter((name) => diets.includes(name)),
        ...ALL_ALLERGENS.filter((name) => allergens.includes(name)).map((name) => CONTAINS + name),
        ingredientsMark(lines),
      ]

/** Reads stored labels; null before an editor confirmed them. */
export const readLabels = (stored: readonly string[]): ConfirmedLabels | null =>
  stored.some((label) => label.startsWith(FOR))
    ? {
        diets: ALL_DIETS.filter((name) => stored.includes(name)),
        allergens: ALL_ALLERGENS.filter((name) => stored.includes(CONTAINS + name)),
      }
    : null

/** Release 1.8.0 and earlier marked a text with separate accents as it was written: in NFD. */
export const isConfirmedFor = (stored: readonly string[], lines: readonly string[]): boolean =>
  lines.length > 0 && (stored.includes(ingredientsMark(lines)) || stored.includes(ingredientsMark(lines, 'NFD')))

/** The labels, or none when the ingredients have changed since the confirmation. */
export const labelsThatHold = (stored: readonly string[], lines: readonly string[]): string[] =>
  isConfirmedFor(stored, lines) ? [...stored] : []

/** Confirmed labels in words, to compare two versions. */
export function labelsText(stored: readonly string[]): string {
  const found = readLabels(stored)
  if (!found) return ''
  const allergens = found.allergens.map((name) => ALLERGENS[name])
  return [
    ...found.diets.map((name) => DIETS[name]),
    allergens.length > 0 ? `contains ${allergens.join(', ')}` : 'contains none of the 14 allergens',
  ].join('; ')
}
