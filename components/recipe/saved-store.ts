import { storedValue } from '@/lib/stored-value'

/** The recipes that a reader has saved, as text (lib/recipe/saved.ts reads it). */
export const savedStore = storedValue('flavorcraft:saved')
/** The shopping list: recipes, what is in the basket, what a reader wrote on it. */
export const shoppingStore = storedValue('flavorcraft:shopping')
