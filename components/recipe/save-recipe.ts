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

/** What was forgotten since this page came: pressed by mistake, it comes back with its note and its place on the list. */
const forgotten = new Map<string, { recipe: SavedRecipe; times: number }>()

/** Keeps a recipe, or a note to it; then, in its own time, its page for reading without a network. */
export function keepRecipe(recipe: Pick<SavedRecipe, 'slug' | 'title'> & Partial<SavedRecipe>): void {
  const back = forgotten.get(recipe.slug)
  forgotten.delete(recipe.slug)
  savedStore.set(writeSaved(putRecipe(readSaved(savedStore.get()), { ...back?.recipe, ...recipe }, today())))
  if (back && back.times > 0) {
    const list = readShopping(shoppingStore.get())
    shoppingStore.set(writeShopping({ ...list, recipes: { ...list.recipes, [recipe.slug]: back.times } }))
  }
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
  const all = readSaved(savedStore.get())
  const rest = removeRecipe(all, slug)
  savedStore.set(writeSaved(rest))
  const list = readShopping(shoppingStore.get())
  const { [slug]: times = 0, ...recipes } = list.recipes
  const recipe = all.find((one) => one.slug === slug)
  if (recipe) forgotten.set(slug, { recipe, times })
  shoppingStore.set(writeShopping({ ...list, recipes }))
  dropPage(pathOf(slug), rest.length === 0).catch((error: unknown) => console.warn('A page stayed behind:', error))
}

export function toggleRecipe(recipe: Pick<SavedRecipe, 'slug' | 'title'>): void {
  if (isSaved(readSaved(savedStore.get()), recipe.slug)) forgetRecipe(recipe.slug)
  else keepRecipe(recipe)
}
