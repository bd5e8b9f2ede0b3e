import { type StoredValue, storedValue } from '@/lib/stored-value'

/** The stored factor of a recipe, by the slug that the saved recipes and the shopping list use. */
export const scaleStore = (slug: string): StoredValue => storedValue(`flavorcraft:scale:${slug}`)

/** The stored factor, from 0.05 to 50; 1 when none or an invalid one is stored. */
export function toFactor(text: string | null): number {
  const factor = Number(text)
  return factor >= 0.05 && factor <= 50 ? factor : 1
}

/** The factor that makes `have` of a written amount, within the limits. Not rounded, or 1 kg of 3 kg became 999 g. */
export const factorOf = (have: number, written: number): number => Math.min(50, Math.max(0.05, have / written))

const USUAL = [0.5, 1, 2, 3, 4]

/** The usual factors, and the chosen one where it is unusual, such as 4/3 for four servings of a recipe for three. */
export const timesToChoose = (chosen: number): number[] =>
  USUAL.includes(chosen) ? USUAL : [...USUAL, chosen].sort((a, b) => a - b)
