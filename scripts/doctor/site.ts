import { reasonOf } from './backend-access.ts'
import { type Finding, findingsAbout, isHealthy } from './finding.ts'
import { isLocal } from '../local-server/examples.ts'

const site = findingsAbout('Site')
const caches = findingsAbout('Caches')
const pictures = findingsAbout('Pictures')
const cron = findingsAbout('Cron')

const ANSWER_WITHIN_MS = 30_000

/** Shared by the checks of a site: its address, its home page, and the request function. */
type Visit = { origin: string; home: Response; html: string; ask(path: string, init?: RequestInit): Promise<Response> }

const ask = (url: string, init?: RequestInit) =>
  fetch(url, { redirect: 'manual', ...init, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })

const find = (html: string, pattern: RegExp): string | null =>
  pattern.exec(html)?.[1]?.replaceAll('&amp;', '&').replaceAll('&#x2F;', '/') ?? null

function checkAddress({ origin, html }: Visit): Finding[] {
  if (!origin.startsWith('https:') && !isLocal(origin))
    return [site.wrong('It is served without https.', 'Passwords and sessions would travel in the open.')]
  const canonical = URL.parse(find(html, /<link rel="canonical" href="([^"]{1,500})"/) ?? '')
  if (!canonical) return [site.wrong('The home page does not say its address.', 'Is this FlavorCraft?')]
  if (canonical.origin !== origin)
    return [site.wrong(`Its pages say that they live at ${canonical.origin}.`, `SITE_URL=${origin}, then build anew.`)]
  return [site.good('It answers, and its pages name this address.')]
}

async function checkState({ ask: askSite }: Visit): Promise<Finding[]> {
  const [health, ready] = [await askSite('/api/health'), await askSite('/api/ready')]
  if (health.status !== 200) return [site.wrong(`/api/health answers ${health.status}.`)]
  if (ready.status !== 200)
    return [
      site.wrong('It is not ready: its backend, bucket or migrations are not as they should be.', 'Its log says why.'),
    ]
  return [site.good('It is alive and ready.')]
}

const CACHE_MARKS = ['x-vercel-cache', 'x-nextjs-cache', 'cf-cache-status', 'x-cache', 'age']

async function checkCaches({ home, html, ask: askSite }: Visit): Promise<Finding[]> {
  const found: Finding[] = []
  const said = home.headers.get('cache-control') ?? ''
  const isShared = /s-maxage=[1-9]/.test(said) || CACHE_MARKS.some((name) => home.headers.has(name))
  if (/no-store|private/.test(said) || !isShared)
    found.push(caches.wrong(`The home page is made anew for every visitor (Cache-Control: ${said || 'none'}).`))
  const file = find(html, /"(\/_next\/static\/[^"]{1,300}\.(?:css|js))"/)
  const asset = file ? await askSite(file) : null
  if (asset?.status !== 200)
    found.push(caches.wrong('A file that the home page needs is not there.', 'Deploy .next/static too.'))
  else if (!/immutable/.test(asset.headers.get('cache-control') ?? ''))
    found.push(caches.wrong('Files under /_next/static are not kept by browsers (no immutable).'))
  if (!home.headers.has('content-encoding'))
    found.push(caches.note('Pages are sent uncompressed.', 'Let the host, or a cache in front, compress them.'))
  const panel = await askSite('/admin/login')
  if (!/no-store/.test(panel.headers.get('cache-control') ?? ''))
    found.push(caches.wrong('Pages of the panel may be kept by caches.', 'A cache in front must leave /admin alone.'))
  return isHealthy(found) ? [caches.good('Pages are shared, files are kept, the panel is not.'), ...found] : found
}

async function checkPictures({ html, ask: askSite }: Visit): Promise<Finding[]> {
  const found: Finding[] = []
  const card = URL.parse(find(html, /<meta property="og:image" content="([^"]{1,500})"/) ?? '')
  const answer = card ? await askSite(card.pathname + card.search) : null
  if (answer?.status !== 200 || !answer.headers.get('content-type')?.startsWith('image/'))
    found.push(
      pictures.wrong(
        `The card for social networks is not drawn (${answer?.status ?? 'none named'}).`,
        'Fonts or sharp were not deployed.',
      ),
    )
  const source = find(html, /(\/_next\/image\?url=[^"\s]{1,400})/)
  if (!source) return [...found, pictures.unknown('No picture on the home page: the optimiser was not tried.')]
  const picture = await askSite(source, { headers: { accept: 'image/avif,image/webp,*/*' } })
  if (picture.status !== 200)
    found.push(
      pictures.wrong(`The image optimiser answers ${picture.status}.`, 'Is sharp deployed for the host’s platform?'),
    )
  else if (!/image\/(?:webp|avif)/.test(picture.headers.get('content-type') ?? ''))
    found.push(pictures.wrong('Pictures come as they were stored: nothing optimises them.'))
  return found.length > 0 ? found : [pictures.good('Pictures are optimised, and cards are drawn.')]
}

async function checkCron({ ask: askSite }: Visit): Promise<Finding[]> {
  const { status } = await askSite('/api/cron/publish', { method: 'POST' })
  if (status === 404)
    return [
      cron.note('There is no address for a cron (CRON_SECRET is not set there).', 'Posts appear on time without one.'),
    ]
  if (status === 401) return [cron.good('The address for a cron is there, and closed to strangers.')]
  return [cron.wrong(`/api/cron/publish answers a stranger ${status}.`)]
}

async function checkProtection({ home, ask: askSite }: Visit): Promise<Finding[]> {
  const found: Finding[] = []
  if (!home.headers.get('content-security-policy'))
    found.push(site.wrong('Pages come without their content security policy.', 'Does a proxy take it away?'))
  const missing = await askSite('/no-such-page-of-the-doctor')
  if (missing.status !== 404)
    found.push(site.wrong(`An address that does not exist answers ${missing.status}, not 404.`))
  for (const path of ['/.env', '/.env.local', '/.git/config', '/package.json']) {
    const { status } = await askSite(path)
    if (status === 200) found.push(site.wrong(`${path} can be read by any visitor.`, 'Serve the site, not its folder.'))
  }
  const panel = await (await askSite('/admin/blog')).text()
  if (!/type="password"/.test(panel)) found.push(site.wrong('/admin/blog does not show the login to a stranger.'))
  return found
}

/** The checks that a visitor can make at an address. Changes nothing. */
export async function checkSite(address: string): Promise<Finding[]> {
  const { origin } = new URL(address)
  try {
    const home = await ask(`${origin}/`)
    const html = await home.text()
    const to = home.headers.get('location')
    if (home.status >= 300 && home.status < 400 && to)
      return [site.wrong(`It leads to ${new URL(to, origin).href}.`, 'Give that address, and set SITE_URL to it.')]
    if (home.status !== 200)
      return [site.wrong(`Its home page answers ${home.status}.`, 'The log of the site says why.')]
    const visit: Visit = { origin, home, html, ask: (path, init) => ask(origin + path, init) }
    return [
      ...checkAddress(visit),
      ...(await checkState(visit)),
      ...(await checkProtection(visit)),
      ...(await checkCaches(visit)),
      ...(await checkPictures(visit)),
      ...(await checkCron(visit)),
    ]
  } catch (error) {
    return [site.wrong(`${origin} cannot be reached: ${reasonOf(error)}.`)]
  }
}
