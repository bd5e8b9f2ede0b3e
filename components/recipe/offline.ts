import { recipeFacts } from '@/lib/recipe/page-facts'
import type { SavedRecipe } from '@/lib/recipe/saved'

// The same names stand in public/sw.js, which is no module.
const PAGES = 'flavorcraft-pages-v1'
const FILES = 'flavorcraft-files-v1'
const WORKER = '/sw.js'
const SHELF = '/saved'

const canKeep = () => 'serviceWorker' in navigator && 'caches' in window

/** The scripts, styles and pictures that a page's document names. */
function filesOf(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const named = [...page.querySelectorAll('script[src], link[href], img[src]')].map(
    (node) => node.getAttribute('src') ?? node.getAttribute('href') ?? '',
  )
  return [...new Set(named)].filter((file) => /^\/(?:_next\/|scripts\/|media\/|art\/|covers\/|icons\/)/.test(file))
}

/** A page's scripts and those that they may load later are a few dozen; more would be a mistake. */
const MOST_FILES = 200

/** The scripts and styles that a script loads when something is first used: it names them. */
const namedIn = (script: string): string[] =>
  [...script.matchAll(/static\/chunks\/[\w~.-]+\.(?:js|css)/g)].map(([file]) => `/_next/${file}`)

/** Keeps files, and what the scripts among them load later, so that all of a page works without a network. */
async function keepFiles(files: readonly string[]): Promise<void> {
  const cache = await caches.open(FILES)
  const seen = new Set(files)
  const keep = async (file: string): Promise<void> => {
    const kept = await cache.match(file)
    const answer = kept ?? (await fetch(file))
    if (!answer.ok) return
    if (!kept) await cache.put(file, answer.clone())
    if (!file.endsWith('.js')) return
    const later = namedIn(await answer.text()).filter((name) => !seen.has(name) && seen.size < MOST_FILES)
    later.forEach((name) => seen.add(name))
    await Promise.all(later.map(keep))
  }
  await Promise.all(files.map(keep))
}

async function keepDocument(path: string): Promise<string> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  const html = await answer.clone().text()
  if (canKeep()) {
    await (await caches.open(PAGES)).put(path, answer)
    await keepFiles(filesOf(html))
  }
  return html
}

/** Keeps a recipe's page and the page of what is saved for a time without a network; answers what the page says of it. */
export async function keepPage(path: string): Promise<Partial<SavedRecipe> | null> {
  const html = await keepDocument(path)
  if (canKeep()) {
    await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' })
    await keepDocument(SHELF)
  }
  return recipeFacts(html)
}

/** Forgets a page; with the last one the worker and all that it kept. */
export async function dropPage(path: string, isLast: boolean): Promise<void> {
  if (!canKeep()) return
  if (!isLast) {
    await (await caches.open(PAGES)).delete(path)
    return
  }
  await Promise.all([caches.delete(PAGES), caches.delete(FILES)])
  const workers = await navigator.serviceWorker.getRegistrations()
  await Promise.all(workers.map((worker) => worker.unregister()))
}
