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
  return [...new Set(named)].filter((file) => /^\/(?:_next\/|media\/|art\/|covers\/|icons\/)/.test(file))
}

async function keepFiles(files: readonly string[]): Promise<void> {
  const cache = await caches.open(FILES)
  await Promise.all(
    files.map(async (file) => {
      if (await cache.match(file)) return
      const answer = await fetch(file)
      if (answer.ok) await cache.put(file, answer)
    }),
  )
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

/** Brings everything that a recipe may load when it is first used, so that the worker keeps it. */
const loadLeaves = () =>
  Promise.all([
    import('@/components/posts/recipe/recipe-tools'),
    import('@/lib/recipe/write-amount'),
    import('@/lib/recipe/durations'),
    import('@/lib/recipe/timers'),
    import('./cook-mode'),
    import('./timers-bar'),
    import('./ring'),
  ])

/** Keeps a recipe's page and the page of what is saved for a time without a network; answers what the page says of it. */
export async function keepPage(path: string): Promise<Partial<SavedRecipe> | null> {
  const html = await keepDocument(path)
  if (canKeep()) {
    await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' })
    await keepDocument(SHELF)
    await loadLeaves()
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
    await keepFiles(
      loaded
        .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/_next/static/'))
        .map(({ pathname }) => pathname),
    )
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
