import { type StoredValue, storedValue } from '@/lib/stored-value'

/** Where a recipe's page remembers how many times it is cooked; by its address, as the saved recipes and the list know it. */
export const scaleStore = (slug: string): StoredValue => storedValue(`flavorcraft:scale:${slug}`)

/** What is kept there, a factor of 0.05 to 50; once where nobody has chosen, or something else wrote there. */
export function toFactor(text: string | null): number {
  const factor = Number(text)
  return factor >= 0.05 && factor <= 50 ? factor : 1
}

const USUAL = [0.5, 1, 2, 3, 4]

/** The usual choices, and among them what is chosen: four servings of a recipe for three are none of these. */
export const timesToChoose = (chosen: number): number[] =>
  USUAL.includes(chosen) ? USUAL : [...USUAL, chosen].sort((a, b) => a - b)
