import { dropPage, keepPage } from './offline'
import { savedStore, shoppingStore } from './saved-store'
import {
  isSaved,
  putRecipe,
  readSaved,
  readShopping,
  removeRecipe,
  type SavedRecipe,
  writeSaved,
  writeShopping,
} from '@/lib/recipe/saved'

/** The reader's own day, as YYYY-MM-DD. */
export const today = (): string => new Date().toLocaleDateString('sv-SE')

const pathOf = (slug: string) => `/blog/${slug}`

/** Keeps a recipe, or a note to it; then, in its own time, its page for reading without a network. */
export function keepRecipe(recipe: Pick<SavedRecipe, 'slug' | 'title'> & Partial<SavedRecipe>): void {
  savedStore.set(writeSaved(putRecipe(readSaved(savedStore.get()), recipe, today())))
  keepPage(pathOf(recipe.slug))
    .then((facts) => {
      const saved = readSaved(savedStore.get())
      if (facts && isSaved(saved, recipe.slug))
        savedStore.set(writeSaved(putRecipe(saved, { slug: recipe.slug, title: recipe.title, ...facts }, today())))
    })
    .catch((error: unknown) => console.warn('The recipe is saved, its page is not kept for offline:', error))
}

/** Forgets a recipe, its note, its ingredients on the list and its page. */
export function forgetRecipe(slug: string): void {
  const rest = removeRecipe(readSaved(savedStore.get()), slug)
  savedStore.set(writeSaved(rest))
  const list = readShopping(shoppingStore.get())
  const { [slug]: _gone, ...recipes } = list.recipes
  shoppingStore.set(writeShopping({ ...list, recipes }))
  dropPage(pathOf(slug), rest.length === 0).catch((error: unknown) => console.warn('A page stayed behind:', error))
}

export function toggleRecipe(recipe: Pick<SavedRecipe, 'slug' | 'title'>): void {
  if (isSaved(readSaved(savedStore.get()), recipe.slug)) forgetRecipe(recipe.slug)
  else keepRecipe(recipe)
}
