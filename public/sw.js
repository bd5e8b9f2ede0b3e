// Opens the recipes that a reader has saved when there is no network. With a network, every page comes from the network.
// components/recipe/save-recipe.ts stores the pages, and removes this worker together with the last one.
const PAGES = 'flavorcraft-pages-v1'
const FILES = 'flavorcraft-files-v1'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/** The scripts and styles that a page names, and those that a script loads later. */
const buildFilesIn = (text) =>
  [...text.matchAll(/static\/(?:[\w~.-]+\/)+[\w~.-]+\.(?:js|css)/g)].map(([file]) => `/_next/${file}`)

/**
 * Stores the files of a new release that the stored pages and their scripts name, and deletes the files that none of them
 * names any more. Without a network it throws before it deletes any.
 */
async function renewFiles() {
  const [pages, files] = await Promise.all([caches.open(PAGES), caches.open(FILES)])
  const named = new Set()
  const follow = async (answer) => {
    const more = buildFilesIn(await answer.text()).filter((file) => !named.has(file))
    more.forEach((file) => named.add(file))
    const answers = await Promise.all(more.map((file) => buildFile(file)))
    const scripts = answers.filter((one, index) => one.ok && more[index].endsWith('.js'))
    await Promise.all(scripts.map(follow))
  }
  await Promise.all((await pages.matchAll()).map(follow))
  for (const { url } of await files.keys()) {
    const { pathname } = new URL(url)
    if (/^\/_next\/static\/.*\.(?:js|css)$/.test(pathname) && !named.has(pathname)) await files.delete(url)
  }
}

/** Replaces the stored copy of a page, and its files when they have changed. */
async function renew(path, answer) {
  const pages = await caches.open(PAGES)
  const kept = await pages.match(path)
  if (!kept) return
  const [before, now] = await Promise.all([kept.text(), answer.clone().text()])
  await pages.put(path, answer)
  if (buildFilesIn(before).join() !== buildFilesIn(now).join()) await renewFiles()
}

/** A page from the network, which also replaces its stored copy. Without a network, the stored copy. */
async function page(event, path) {
  try {
    const answer = await fetch(event.request)
    if (answer.ok && !answer.redirected) event.waitUntil(renew(path, answer.clone()))
    return answer
  } catch (error) {
    const pages = await caches.open(PAGES)
    const kept = (await pages.match(path)) ?? (await pages.match('/saved'))
    if (kept) return kept
    throw error
  }
}

/** Files with a hash in their address never change, so the stored copy is used first. */
async function buildFile(request) {
  const files = await caches.open(FILES)
  const kept = await files.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await files.put(request, answer.clone())
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
  else if (/^\/(?:_next\/static|scripts)\//.test(url.pathname)) event.respondWith(buildFile(request))
  else if (/^\/(?:_next\/image|media\/|art\/|covers\/|icons\/)/.test(url.pathname)) event.respondWith(picture(request, url))
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
