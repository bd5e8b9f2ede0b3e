import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest'
import { forgetRecipe, keepRecipe, toggleRecipe } from './save-recipe.ts'
import { savedStore } from './saved-store.ts'
import { storeShopping } from './store-with-warning.ts'
import { readSaved } from '@/lib/recipe/saved'

const soup = { slug: 'soup', title: 'Soup' }

let caches: Map<string, Map<string, Response>>
let workers: { active: { postMessage: Mock }; unregister: () => void }[]
let postMessage: Mock
/** The structured data of the pages that are loaded. */
let structuredData: object | null

/** The pages that the browser keeps for offline reading. */
const pages = () => [...(caches.get('flavorcraft-pages-v1')?.keys() ?? [])]

beforeEach(() => {
  caches = new Map()
  workers = []
  postMessage = vi.fn()
  structuredData = null
  const stored = new Map<string, string>()
  const cacheStorage = {
    open: (name: string) => {
      const files = caches.get(name) ?? new Map<string, Response>()
      caches.set(name, files)
      return Promise.resolve({
        match: (path: string) => Promise.resolve(files.get(path)),
        put: (path: string, answer: Response) => Promise.resolve(files.set(path, answer)),
        delete: (path: string) => Promise.resolve(files.delete(path)),
      })
    },
    delete: (name: string) => Promise.resolve(caches.delete(name)),
  }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('caches', cacheStorage)
  vi.stubGlobal('window', { caches: cacheStorage })
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register: () => {
        workers = [{ active: { postMessage }, unregister: () => workers.splice(0) }]
        return Promise.resolve({ active: { postMessage } })
      },
      getRegistrations: () => Promise.resolve([...workers]),
    },
  })
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = () => ({
        querySelector: (selector: string) =>
          structuredData && selector.includes('ld+json') ? { textContent: JSON.stringify(structuredData) } : null,
      })
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

/** Answers each request for a page with `answer`. Returns the mock of `fetch`. */
function answerWith(answer: () => Promise<Response>) {
  const fetch = vi.fn((_address: string) => answer())
  vi.stubGlobal('fetch', fetch)
  return fetch
}

it('keeps no page and no worker of a recipe that is removed while its page loads', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const fetch = answerWith(() => promise.then(() => new Response('<h1>Soup</h1>')))
  keepRecipe(soup)
  forgetRecipe(soup.slug)
  resolve(undefined)
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2))
  await vi.waitFor(() => expect([pages(), workers]).toEqual([[], []]))
})

it('loads the pages of many recipes one after the other', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const fetch = answerWith(() => promise.then(() => new Response('<h1>Soup</h1>')))
  const slugs = ['one', 'two', 'three']
  for (const slug of slugs) keepRecipe({ slug, title: slug })
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  expect(fetch).toHaveBeenCalledTimes(1)
  resolve(undefined)
  await vi.waitFor(() => expect(pages()).toEqual(['/blog/one', '/saved', '/blog/two', '/blog/three']))
  expect(fetch.mock.calls.map(([address]) => address)).toEqual([
    ...['/saved/offline/one', '/saved/offline', '/saved/offline/two', '/saved/offline'],
    ...['/saved/offline/three', '/saved/offline'],
  ])
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalledTimes(3))
  slugs.forEach(forgetRecipe)
})

it('asks the worker to delete the files of a removed recipe', async () => {
  answerWith(() => Promise.resolve(new Response('<h1>Soup</h1>')))
  keepRecipe(soup)
  keepRecipe({ slug: 'stew', title: 'Stew' })
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalledTimes(2))
  forgetRecipe('stew')
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalledTimes(3))
  expect(pages()).toEqual(['/blog/soup', '/saved'])
  forgetRecipe('soup')
})

it('tells a reader whose storage is full that a recipe does not stay saved', async () => {
  const fetch = answerWith(() => Promise.reject(new Error('offline')))
  const messages: string[] = []
  const append = ({ textContent }: HTMLElement) => void messages.push(textContent)
  vi.stubGlobal('document', {
    createElement: () => ({ remove: vi.fn(), setAttribute: vi.fn() }),
    querySelector: () => null,
    body: { append },
  })
  toggleRecipe(soup)
  toggleRecipe(soup)
  expect(messages).toEqual([])
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  toggleRecipe(soup)
  expect(messages).toEqual([expect.stringContaining('only until you leave')])
  toggleRecipe(soup)
  expect(messages).toHaveLength(1)
  storeShopping({ recipes: {}, done: [], own: ['salt'] })
  expect(messages).toHaveLength(2)
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2))
})

it('leaves one message in the page when the dialog closes, and repeats none for the page that is loaded later', async () => {
  answerWith(() => Promise.resolve(new Response('<h1>Soup</h1>')))
  const shown = new Set<object>()
  const append = (message: object) => void shown.add(message)
  const dialog = Object.assign(new EventTarget(), { append })
  const createElement = vi.fn(() => {
    const message = { setAttribute: vi.fn(), remove: () => shown.delete(message) }
    return message
  })
  vi.stubGlobal('document', { createElement, querySelector: () => dialog, body: { append } })
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  keepRecipe(soup)
  await vi.waitFor(() => expect(readSaved(savedStore.get())[0]?.ingredients).toEqual([]))
  expect(createElement).toHaveBeenCalledTimes(1)
  keepRecipe({ ...soup, note: 'Less salt' })
  dialog.dispatchEvent(new Event('close'))
  expect(createElement).toHaveBeenCalledTimes(2)
  expect(shown.size).toBe(1)
  forgetRecipe('soup')
})

it('stores the page of a redirected address as one that was not redirected', async () => {
  answerWith(() => {
    const answer = new Response('<h1>Soup</h1>')
    Object.defineProperty(answer, 'redirected', { value: true })
    return Promise.resolve(answer)
  })
  keepRecipe(soup)
  await vi.waitFor(() => expect(workers).toHaveLength(1))
  const kept = caches.get('flavorcraft-pages-v1')?.get('/blog/soup')
  expect(kept?.redirected).toBe(false)
  expect(await kept?.text()).toBe('<h1>Soup</h1>')
})

it('stores an empty list of ingredients for a page without ingredients', async () => {
  answerWith(() => Promise.resolve(new Response('<h1>Soup</h1>')))
  keepRecipe(soup)
  await vi.waitFor(() => expect(readSaved(savedStore.get())[0]?.picture).toBe(''))
  expect(readSaved(savedStore.get())[0]?.ingredients).toEqual([])
})

it('reads the facts of a recipe from the structured data of its page', async () => {
  const recipe = { '@type': 'Recipe', recipeIngredient: ['2 onions'], recipeYield: '4 servings', totalTime: 'PT1H5M' }
  structuredData = { '@graph': [{ '@type': 'Organization', name: 'Brand' }, recipe] }
  answerWith(() => Promise.resolve(new Response('<h1>Soup</h1>')))
  keepRecipe(soup)
  await vi.waitFor(() => expect(readSaved(savedStore.get())[0]?.picture).toBe(''))
  const facts = { ingredients: ['2 onions'], servings: '4 servings', minutes: 65 }
  expect(readSaved(savedStore.get())[0]).toMatchObject(facts)
})
