import * as v from 'valibot'
import type { SavedRecipe } from '@/lib/recipe/saved'
import { offlinePath } from '@/lib/urls'

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
export async function keepPage(path: string): Promise<Partial<SavedRecipe>> {
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
export async function dropPage(path: string, isLast: boolean): Promise<void> {
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
