import { dropPage, keepPage } from './offline-pages'
import { savedStore, shoppingStore } from './saved-store'
import { storeSaved, storeShopping } from './store-with-warning'
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
import { postPath } from '@/lib/urls'

/** Today in the reader's time zone, as YYYY-MM-DD. */
export const today = (): string => new Date().toLocaleDateString('sv-SE')

/** Recipes removed since the page loaded: restoring one brings back its note and its place on the list. */
const forgotten = new Map<string, { recipe: SavedRecipe; times: number }>()

/** Resolves after the last page. Pages load one after the other: an imported file may bring hundreds of recipes. */
let pages: Promise<void> = Promise.resolve()

/** Saves a recipe or a change to it, then keeps its page for offline reading. */
export function keepRecipe(recipe: Pick<SavedRecipe, 'slug' | 'title'> & Partial<SavedRecipe>): void {
  const saved = readSaved(savedStore.get())
  // An imported recipe is saved already, with the note of its file.
  const back = isSaved(saved, recipe.slug) ? undefined : forgotten.get(recipe.slug)
  forgotten.delete(recipe.slug)
  storeSaved(putRecipe(saved, { ...back?.recipe, ...recipe }, today()))
  if (back && back.times > 0) {
    const list = readShopping(shoppingStore.get())
    storeShopping({ ...list, recipes: { ...list.recipes, [recipe.slug]: back.times } })
  }
  pages = pages
    .then(() => keepPage(postPath(recipe.slug)))
    .then((facts) => {
      const saved = readSaved(savedStore.get())
      // The reader removed the recipe while its page loaded.
      if (!isSaved(saved, recipe.slug)) return dropPage(postPath(recipe.slug), saved.length === 0)
      // Without storeSaved: the reader changed nothing, and was told already if the recipe could not be stored.
      savedStore.set(writeSaved(putRecipe(saved, { slug: recipe.slug, title: recipe.title, ...facts }, today())))
    })
    .catch((error: unknown) => console.warn('The recipe is saved, its page is not kept for offline:', error))
}

/** Removes a recipe, its note, its ingredients on the list and its offline page. */
export function forgetRecipe(slug: string): void {
  const all = readSaved(savedStore.get())
  const rest = removeRecipe(all, slug)
  savedStore.set(writeSaved(rest))
  const list = readShopping(shoppingStore.get())
  const { [slug]: times = 0, ...recipes } = list.recipes
  const recipe = all.find((one) => one.slug === slug)
  if (recipe) forgotten.set(slug, { recipe, times })
  shoppingStore.set(writeShopping({ ...list, recipes }))
  dropPage(postPath(slug), rest.length === 0).catch((error: unknown) => console.warn('A page stayed behind:', error))
}

/** Saves or removes a recipe. */
export function toggleRecipe(recipe: Pick<SavedRecipe, 'slug' | 'title'>): void {
  if (isSaved(readSaved(savedStore.get()), recipe.slug)) forgetRecipe(recipe.slug)
  else keepRecipe(recipe)
}
