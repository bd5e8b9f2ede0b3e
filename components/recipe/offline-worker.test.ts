import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { unstable_getResponseFromNextConfig } from 'next/experimental/testing/server'
import { expect, it, vi } from 'vitest'
import nextConfig from '@/next.config'

const ORIGIN = 'https://a.example'
const PAGES = 'flavorcraft-pages-v1'
const FILES = 'flavorcraft-files-v1'
const urlOf = (request: string | { url: string }) =>
  new URL(typeof request === 'string' ? request : request.url, ORIGIN).href

function createCache(stored: Record<string, Response>) {
  const answers = new Map(Object.entries(stored).map(([path, answer]) => [urlOf(path), answer]))
  return {
    match: (request: string | { url: string }) => Promise.resolve(answers.get(urlOf(request))?.clone()),
    matchAll: () => Promise.resolve([...answers.values()].map((answer) => answer.clone())),
    keys: () => Promise.resolve([...answers.keys()].map((url) => ({ url }))),
    put: (request: string | { url: string }, answer: Response) => Promise.resolve(answers.set(urlOf(request), answer)),
    delete: (request: string | { url: string }) => Promise.resolve(answers.delete(urlOf(request))),
    paths: () => [...answers.keys()].map((url) => url.slice(ORIGIN.length)).toSorted(),
  }
}

/** The answer for an edition: a document that names a script. */
const edition = (script: string) =>
  new Response(`<script src="/_next/static/${script}"></script>`, { headers: { 'x-edition': 'offline' } })

type Network = (path: string) => Response

/** Runs public/sw.js with stored pages and files. */
function startWorker(pages: Record<string, Response>, files: readonly string[], network: Network) {
  const kept = {
    [PAGES]: createCache(pages),
    [FILES]: createCache(Object.fromEntries(files.map((path) => [path, new Response('')]))),
  }
  const caches = {
    has: (name: string) => Promise.resolve(name in kept),
    open: (name: keyof typeof kept) => Promise.resolve(kept[name]),
    match: vi.fn(async (path: string) => (await kept[PAGES].match(path)) ?? kept[FILES].match(path)),
  }
  const listeners: Record<string, (event: object) => void> = {}
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => void (listeners[name] = listener),
    skipWaiting: () => Promise.resolve(),
    location: { origin: ORIGIN },
  }
  const fetch = (request: string | { url: string }) =>
    new Promise<Response>((resolve) => resolve(network(urlOf(request).slice(ORIGIN.length))))
  const console = { warn: vi.fn() }
  runInNewContext(readFileSync('public/sw.js', 'utf8'), { self, caches, fetch, console, AbortSignal, Response, URL })

  /** Sends an event to the worker. Returns its answer after all of the work that follows. */
  async function send(name: string, event: object = {}): Promise<Response | undefined> {
    const work: Promise<unknown>[] = []
    let answer: Promise<Response> | undefined
    listeners[name]?.({
      ...event,
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
      respondWith: (promise: Promise<Response>) => (answer = promise),
    })
    const answered = await answer
    await Promise.all(work)
    return answered
  }
  return { send, caches, pages: kept[PAGES], files: kept[FILES] }
}

const OLD_FILES = ['/_next/static/old-cook-mode.js', '/media/unused.webp']

it.each<[string, Network]>([
  ['answers 404', () => new Response('', { status: 404 })],
  [
    'fails',
    () => {
      throw new Error('no network')
    },
  ],
])('keeps the scripts of a page of an earlier release whose renewal %s, and renews the others', async (_, fail) => {
  const worker = startWorker(
    { '/blog/gone': new Response(''), '/blog/soup': new Response(''), '/saved': new Response('') },
    OLD_FILES,
    (path) => (path === '/saved/offline/gone' ? fail(path) : edition('new.js')),
  )
  await worker.send('install')
  expect(await (await worker.pages.match('/blog/soup'))?.text()).toContain('new.js')
  expect(worker.files.paths()).toEqual(['/_next/static/new.js', '/_next/static/old-cook-mode.js'])
})

it('deletes the files that no page names once every page is an edition', async () => {
  const worker = startWorker({ '/blog/soup': new Response(''), '/saved': new Response('') }, OLD_FILES, () =>
    edition('new.js'),
  )
  await worker.send('install')
  expect(worker.files.paths()).toEqual(['/_next/static/new.js'])
})

it.each(['/saved/offline', '/saved/offline/soup'])('the site marks %s as an edition', async (path) => {
  const { headers } = await unstable_getResponseFromNextConfig({ url: ORIGIN + path, nextConfig })
  expect(headers.get('x-edition')).toBe('offline')
})

it.each([
  ['a page', { url: `${ORIGIN}/blog/soup`, mode: 'navigate' }],
  ['a file', { url: `${ORIGIN}/_next/static/new.js` }],
])('answers %s from the network when the cache cannot be read', async (_, request) => {
  const worker = startWorker({ '/blog/soup': edition('new.js') }, [], () => edition('new.js'))
  worker.caches.match.mockRejectedValue(new Error('The disk is full'))
  const answer = await worker.send('fetch', { request: { method: 'GET', ...request } })
  expect(answer?.ok).toBe(true)
})

it('answers a font from the network when it cannot be stored', async () => {
  const worker = startWorker({}, [], () => new Response('font'))
  vi.spyOn(worker.files, 'put').mockRejectedValue(new Error('The disk is full'))
  const request = { method: 'GET', url: `${ORIGIN}/_next/static/media/a.woff2`, destination: 'font' }
  expect(await (await worker.send('fetch', { request }))?.text()).toBe('font')
})

it('replaces a stored page after it was opened, and renews no file for other pages', async () => {
  const worker = startWorker({ '/blog/soup': new Response('') }, OLD_FILES, () => edition('new.js'))
  await worker.send('fetch', { request: { method: 'GET', url: `${ORIGIN}/about`, mode: 'navigate' } })
  expect(worker.files.paths()).toEqual(OLD_FILES.toSorted())
  await worker.send('fetch', { request: { method: 'GET', url: `${ORIGIN}/blog/soup`, mode: 'navigate' } })
  expect(worker.files.paths()).toEqual(['/_next/static/new.js'])
})

it.each<[string, Network]>([
  [
    'cannot be loaded',
    () => {
      throw new Error('no network')
    },
  ],
  ['answer 503', () => new Response('', { status: 503 })],
])('replaces no page whose scripts %s', async (_, fail) => {
  const worker = startWorker({ '/blog/soup': edition('old-cook-mode.js') }, OLD_FILES, (path) =>
    path.endsWith('.js') ? fail(path) : edition('new.js'),
  )
  await worker.send('install')
  expect(await (await worker.pages.match('/blog/soup'))?.text()).toContain('old-cook-mode.js')
  expect(worker.files.paths()).toContain('/_next/static/old-cook-mode.js')
})
