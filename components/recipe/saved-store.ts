import { storedValue } from '@/lib/stored-value'

/** The recipes that a reader has saved, as text (lib/recipe/saved.ts reads it). */
export const savedStore = storedValue('flavorcraft:saved')
/** The shopping list: recipes, the lines in the basket, and a reader's own lines. */
export const shoppingStore = storedValue('flavorcraft:shopping')
