// Opens the recipes that a reader has saved when there is no network. With a network, every page comes from the network.
// components/recipe/offline-pages.ts stores the pages, and removes this worker together with the last one.
const PAGES = 'flavorcraft-pages-v1'
const FILES = 'flavorcraft-files-v1'
const LOAD_MS = 60_000

const load = (address) => fetch(address, { signal: AbortSignal.timeout(LOAD_MS) })

/** The address of the edition that is kept of a page, as `offlinePath` in lib/urls.ts: its document names every file. */
const offlinePath = (path) => path.replace(/^\/(?:saved|blog)/, '/saved/offline')

/** The scripts, styles, fonts and pictures that a document names. */
const filesIn = (html) =>
  [...html.matchAll(/<(?:script|link|img)\s[^<>]*>/g)].flatMap(([tag]) => {
    const [, file] = /\s(?:src|href)="(\/(?:_next|media|art|icons)\/[^"]+)"/.exec(tag) ?? []
    return file ? [file.replaceAll('&amp;', '&')] : []
  })

/** next.config.ts sends this header with an edition. Pages that an earlier release stored do not have it. */
const isEdition = (page) => page.headers.has('x-edition')

/** Stores the files that are not stored yet. */
async function keepFiles(files, names) {
  const keep = async (file) => {
    if (await files.match(file)) return
    const answer = await load(file)
    if (answer.ok) await files.put(file, answer)
  }
  await Promise.all([...new Set(names)].map(keep))
}

/** Loads the files that the stored pages name, then deletes the others. Without a network it deletes none. */
async function renewFiles() {
  if (!(await caches.has(PAGES))) return
  const [pages, files] = await Promise.all([caches.open(PAGES), caches.open(FILES)])
  const stored = await pages.matchAll()
  const documents = await Promise.all(stored.map((page) => page.text()))
  const named = documents.flatMap(filesIn)
  await keepFiles(files, named)
  // The document of a page that is no edition does not name the scripts that it loads later.
  const mayNeed = stored.every(isEdition) ? /\.woff2$/ : /^\/_next\/static\//
  for (const { url } of await files.keys()) {
    const { pathname, search } = new URL(url)
    if (!named.includes(pathname + search) && !mayNeed.test(pathname)) await files.delete(url)
  }
}

const warn = (error) => console.warn('The offline pages are not complete:', error)

/** Replaces a stored page when its files are stored, or the page would have neither the old nor the new ones. */
async function renewPage(pages, files, pathname) {
  const answer = await load(offlinePath(pathname))
  if (!answer.ok) return
  const html = await answer.text()
  const names = filesIn(html)
  await keepFiles(files, names)
  for (const name of names) if (name.startsWith('/_next/static/') && !(await files.match(name))) return
  // The reader may have removed the recipe meanwhile.
  if (await pages.match(pathname)) await pages.put(pathname, new Response(html, { headers: answer.headers }))
}

/** Replaces the stored pages, or the one at `path`, and their files. */
async function renewPages(path) {
  if (!(await caches.has(PAGES))) return
  const [pages, files] = await Promise.all([caches.open(PAGES), caches.open(FILES)])
  for (const { url } of await pages.keys()) {
    const { pathname } = new URL(url)
    if (!path || path === pathname) await renewPage(pages, files, pathname).catch(warn)
  }
  await renewFiles()
}

let renewal = Promise.resolve()

/** One after the other, or one would delete the files that another has just stored. */
const inTurn = (renew) => (renewal = renewal.then(renew).catch(warn))

self.addEventListener('install', (event) => {
  void self.skipWaiting()
  event.waitUntil(inTurn(() => renewPages()))
})
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', (event) => event.waitUntil(inTurn(renewFiles)))

/** Replaces a page that the reader has opened, if it is stored. */
async function renewOpened(path) {
  if (await caches.match(path)) await renewPages(path)
}

/** A page from the network, whose stored copy is then replaced. Without a network, the stored copy. */
async function page(event, path) {
  try {
    const answer = await fetch(event.request)
    // Not awaited: a cache that cannot be read must not make an error of a good answer.
    if (answer.ok) event.waitUntil(inTurn(() => renewOpened(path)))
    return answer
  } catch (error) {
    const kept = (await caches.match(path)) ?? (await caches.match('/saved'))
    if (kept) return kept
    throw error
  }
}

async function keepFont(request, answer) {
  if (await caches.has(FILES)) await (await caches.open(FILES)).put(request, answer)
}

/** Files with a hash in their address never change, so the stored copy is used first. */
async function buildFile(event) {
  const { request } = event
  const kept = await caches.match(request).catch(warn)
  if (kept) return kept
  const answer = await fetch(request)
  // The style sheets name further fonts, which a browser loads for the letters of a page.
  if (answer.ok && request.destination === 'font') {
    const copy = answer.clone()
    event.waitUntil(inTurn(() => keepFont(request, copy)))
  }
  return answer
}

/** A picture from the network. Without a network, the stored copy, in any size. */
async function picture(request, url) {
  try {
    return await fetch(request)
  } catch (error) {
    const files = await caches.open(FILES)
    const source = url.searchParams.get('url')
    const isSame = (key) => source !== null && new URL(key.url).searchParams.get('url') === source
    const other = (await files.keys()).find(isSame)
    const kept = (await files.match(request)) ?? (other && (await files.match(other)))
    if (kept) return kept
    throw error
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (/^\/(?:admin|api)(?:\/|$)/.test(url.pathname)) return
  if (request.mode === 'navigate') event.respondWith(page(event, url.pathname))
  else if (url.pathname.startsWith('/_next/static/')) event.respondWith(buildFile(event))
  else if (/^\/(?:_next\/image|media\/|art\/|icons\/)/.test(url.pathname)) event.respondWith(picture(request, url))
})

/** A notification of a timer leads back to the page on which it runs. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const focus = async () => {
    const [open] = await self.clients.matchAll({ type: 'window' })
    if (open) await open.focus()
    else await self.clients.openWindow('/saved')
  }
  event.waitUntil(focus())
})
