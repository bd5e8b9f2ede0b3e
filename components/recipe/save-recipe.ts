import * as v from 'valibot'
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
import { offlinePath, postPath } from '@/lib/urls'

const minutesOf = (duration = ''): number | undefined => {
  const [, hours = '0', minutes = '0'] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(duration) ?? []
  return Number(hours) * 60 + Number(minutes) || undefined
}

/** The structured data of a page of this site (lib/seo/json-ld). */
const pageData = v.object({ '@graph': v.array(v.unknown()) })
const recipeData = v.object({
  '@type': v.literal('Recipe'),
  recipeIngredient: v.array(v.string()),
  recipeYield: v.optional(v.string()),
  totalTime: v.optional(v.string()),
})

/** The facts of a recipe from the structured data of its page; none on a page without a recipe. */
function recipeFacts(page: Document): Partial<SavedRecipe> {
  const data = page.querySelector('script[type="application/ld+json"]')?.textContent
  const nodes = data ? v.parse(pageData, JSON.parse(data))['@graph'] : []
  const recipe = nodes.find((node) => v.is(recipeData, node))
  if (!recipe) return {}
  const minutes = minutesOf(recipe.totalTime)
  return {
    ingredients: recipe.recipeIngredient.map((line) => line.slice(0, 500)).slice(0, 200),
    ...(recipe.recipeYield && { servings: recipe.recipeYield.slice(0, 100) }),
    ...(minutes && { minutes }),
  }
}

// public/sw.js repeats these names, because it is no module.
const PAGES = 'flavorcraft-pages-v1'
const FILES = 'flavorcraft-files-v1'
const WORKER = '/sw.js'
const SAVED_PAGE = '/saved'
const LOAD_MS = 60_000

const canKeep = () => 'serviceWorker' in navigator && 'caches' in window

/** Fetches within a limit: a page that never arrives would block the pages of all later recipes. */
const load = (path: string) => fetch(path, { signal: AbortSignal.timeout(LOAD_MS) })

/** Stores the edition of a page for offline reading. */
async function keepDocument(path: string): Promise<Document> {
  const answer = await load(offlinePath(path))
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  const html = await answer.text()
  // A copy, because browsers refuse a redirected response from a worker, and an old address of a recipe redirects.
  if (canKeep()) await (await caches.open(PAGES)).put(path, new Response(html, { headers: answer.headers }))
  return new DOMParser().parseFromString(html, 'text/html')
}

function pictureOf(page: Document): string {
  const address = page.querySelector('.post-band-picture img')?.getAttribute('src') ?? ''
  return address.startsWith('/') ? address.slice(0, 500) : ''
}

/** Keeps a recipe's page and the saved page for offline reading. Returns the facts of the recipe. */
async function keepPage(path: string): Promise<Partial<SavedRecipe>> {
  const page = await keepDocument(path)
  if (canKeep()) {
    await keepDocument(SAVED_PAGE)
    const { installing, waiting, active } = await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' })
    // The worker loads the files that the pages name.
    for (const worker of [installing, waiting, active]) worker?.postMessage('renew files')
  }
  return { ingredients: [], ...recipeFacts(page), picture: pictureOf(page) }
}

/** Removes an offline page; with the last one the worker and its caches. */
async function dropPage(path: string, isLast: boolean): Promise<void> {
  if (!canKeep()) return
  const workers = await navigator.serviceWorker.getRegistrations()
  if (!isLast) {
    await (await caches.open(PAGES)).delete(path)
    // The worker deletes the files that only this page named.
    for (const { active } of workers) active?.postMessage('renew files')
    return
  }
  await Promise.all([caches.delete(PAGES), caches.delete(FILES)])
  await Promise.all(workers.map((worker) => worker.unregister()))
}

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
