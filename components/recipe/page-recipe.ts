import { type PageIngredient, pageIngredients, type PageStep, pageSteps } from './read-page'

export type PageRecipe = { steps: PageStep[]; ingredients: PageIngredient[] }

const LISTS = '[data-post-body] .recipe-steps, [data-post-body] .ingredients-list'

let last: { recipe: PageRecipe; text: string } | null = null

/** The recipe as this page shows it; the same object for as long as it reads the same. */
export function pageRecipe(): PageRecipe {
  const recipe = { steps: pageSteps(), ingredients: pageIngredients() }
  const text = JSON.stringify(recipe)
  if (last?.text !== text) last = { recipe, text }
  return last.recipe
}

/**
 * Tells of each change in the page's lists: after a reload the amounts and units that a reader has chosen come with a
 * script of their own, later than cook mode may.
 */
export function onPageRecipe(tell: () => void): () => void {
  const observer = new MutationObserver(tell)
  for (const list of document.querySelectorAll(LISTS))
    observer.observe(list, { childList: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}
