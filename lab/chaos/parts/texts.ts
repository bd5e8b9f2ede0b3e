import { type Browser, chromium, type Page, type Request } from 'playwright'
import { readOrMakeAccounts } from '../../../scripts/backend/accounts.ts'
import { makeSecrets } from '../../../scripts/local-server/local-env.ts'
import { freePort } from '../../../scripts/local-server/ports.ts'
import { findChromium } from '../../../scripts/testing/chromium.ts'
import { KNOWN_BOMBS, type OddText, oddTexts } from '../../../scripts/testing/odd-posts.ts'
import {
  type Complaint,
  LISTS,
  publishUnchecked,
  readAddress,
  readPost,
  renewAll,
} from '../../../scripts/testing/odd-site.ts'
import { startThrowawaySite } from '../../../scripts/testing/throwaway-site.ts'
import { row, type Row } from '../part.ts'

export const name = 'texts'

/** How many; fewer for a quick look: `CHAOS_TEXTS=100 npm run chaos -- texts`. */
const AMOUNT = Number(process.env.CHAOS_TEXTS ?? 2000)
/** Published past the checks; the others are sent through the save alone. */
const PUBLISHED = Math.min(AMOUNT, 400)
const WAIT_MS = 200
const PAGE_MS = 2000
const REVALIDATE_SECRET = 'chaos-texts-revalidate-with-this-secret'
const FIRST = 'A text that the form sends by itself, so that its request can be sent again.'

/** A wait for an address, and what was being done when it began. */
type Wait = { ms: number; address: string; during: string }

const WATCHED = ['/robots.txt', '/about']

/** Somebody else: asks for a small file and a cached page again and again, and remembers how long each took. */
async function watchWaiting(origin: string) {
  // Nothing is kept of what nobody has asked for yet.
  for (const address of WATCHED) await readAddress(origin, address)
  let isOver = false
  let during = 'the beginning'
  const waits: Wait[] = []
  const watching = (async () => {
    while (!isOver) {
      for (const address of WATCHED) {
        const begun = during
        waits.push({ ms: (await readAddress(origin, address)).ms, address, during: begun })
      }
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })()
  return {
    doing: (what: string) => void (during = what),
    async stop() {
      isOver = true
      await watching
      return waits.sort((a, b) => a.ms - b.ms)
    },
  }
}

async function signedIn(browser: Browser, origin: string): Promise<Page> {
  const account = readOrMakeAccounts().find(({ role }) => role === 'admin')
  if (!account) throw new Error('There is no account for an admin')
  const page = await browser.newPage({ baseURL: origin })
  await page.goto('/admin/blog')
  await page.getByLabel('Username').fill(account.username)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: /sign in|log in/i }).click()
  await page.getByText('Logged in as').waitFor()
  return page
}

/** The request with which the form saves a draft. */
async function learnSave(page: Page): Promise<Request> {
  await page.getByLabel('Title', { exact: true }).fill('An odd text')
  await page.getByLabel('Content', { exact: true }).fill(FIRST)
  const isSave = (request: Request) => Boolean(request.headers()['next-action'] && request.postData()?.includes(FIRST))
  const [request] = await Promise.all([
    page.waitForRequest(isSave),
    page.getByRole('button', { name: /^Save/ }).first().click(),
  ])
  return request
}

const inJson = (text: string) => JSON.stringify(text).slice(1, -1)

type Saves = { saved: number; refused: number; complaints: Complaint[] }

/** Saves each text as a new draft by the request of the form. */
async function saveAll(
  page: Page,
  learned: Request,
  texts: readonly OddText[],
  doing: (what: string) => void,
): Promise<Saves> {
  const headers = await learned.allHeaders()
  const result: Saves = { saved: 0, refused: 0, complaints: [] }
  for (const [index, { kind, text }] of texts.entries()) {
    doing(`text ${index} (${kind})`)
    const data = (learned.postData() ?? '')
      .replace(inJson(FIRST), () => inJson(text.toWellFormed()))
      .replace(/"id":"[0-9a-f-]{36}"/, `"id":"${crypto.randomUUID()}"`)
    const answer = await page.request.post(learned.url(), { headers, data })
    const body = await answer.text()
    if (answer.status() >= 500) result.complaints.push({ address: kind, what: `a save answered ${answer.status()}` })
    else if (body.includes('"ok":true')) result.saved += 1
    else if (body.includes('"reason":"invalid"')) result.refused += 1
    else result.complaints.push({ address: kind, what: `a save answered ${body.slice(0, 200)}` })
  }
  return result
}

const told = (complaints: readonly Complaint[]) =>
  complaints.length === 0
    ? 'all'
    : complaints
        .slice(0, 5)
        .map(({ address, what }) => `${address} ${what}`)
        .join('; ') + (complaints.length > 5 ? ` and ${complaints.length - 5} more` : '')

/** The longest three are named with what was being done: that is where to look. */
const waitRow = (done: string, waits: readonly Wait[]): Row => {
  const longest = waits.slice(-3).reverse()
  const usual = Math.round(waits[Math.floor(waits.length * 0.99)]?.ms ?? 0)
  const named = longest.map(({ ms, address, during }) => `${Math.round(ms)} ms for ${address} during ${during}`)
  const seen = `99 % within ${usual} ms; longest ${named.join(', ')}`
  return row(done, `nobody waits ${WAIT_MS} ms`, seen, (longest[0]?.ms ?? 0) <= WAIT_MS)
}

async function savesRows(browser: Browser, origin: string): Promise<Row[]> {
  const page = await signedIn(browser, origin)
  const learned = await learnSave(page)
  const bombs = KNOWN_BOMBS.map(([, text]) => ({ kind: 'repetition', text: `${FIRST}\n\n${text}` }) as const)
  // Made before anybody waits: making them holds this process, and would be measured as the site's.
  const texts = [...bombs, ...oddTexts(AMOUNT)]
  const { doing, stop } = await watchWaiting(origin)
  const { saved, refused, complaints } = await saveAll(page, learned, texts, doing)
  const waits = await stop()
  const seen = `${saved} saved, ${refused} refused in words; ${told(complaints)}`
  return [
    row(`${texts.length} odd texts through the save`, 'each saved or refused in words', seen, complaints.length === 0),
    waitRow('robots.txt and a cached page meanwhile', waits),
  ]
}

async function outputsRows(origin: string): Promise<Row[]> {
  const backend = {
    SUPABASE_URL: process.env.SUPABASE_URL ?? '',
    SUPABASE_SECRET_KEY: process.env.SUPABASE_SECRET_KEY ?? '',
  }
  const slugs = await publishUnchecked(backend, oddTexts(PUBLISHED))
  await renewAll(origin, REVALIDATE_SECRET)
  const { doing, stop } = await watchWaiting(origin)
  const complaints: Complaint[] = []
  let slowest = { ms: 0, slug: '' }
  for (const slug of slugs) {
    doing(slug)
    const { ms } = await readAddress(origin, `/blog/${slug}`)
    if (ms > slowest.ms) slowest = { ms, slug }
    complaints.push(...(await readPost(origin, slug)))
  }
  for (const address of LISTS) complaints.push(...(await readAddress(origin, address)).complaints)
  const waits = await stop()
  return [
    row(
      `${slugs.length} of them published past every check: pages, Markdown, cards, lists, feeds, sitemaps, search`,
      'all below 500, pages within 2 MB',
      told(complaints),
      complaints.length === 0,
    ),
    row(
      'the slowest first view of a page',
      `${PAGE_MS} ms`,
      `${Math.round(slowest.ms)} ms of ${slowest.slug}`,
      slowest.ms <= PAGE_MS,
    ),
    waitRow('robots.txt and a cached page meanwhile', waits),
  ]
}

/** Odd texts through everything that is made of a text, on a site of its own. */
export async function run(): Promise<Row[]> {
  const secrets = { ...(await makeSecrets()), REVALIDATE_SECRET }
  const site = await startThrowawaySite(await freePort(3690), secrets, undefined)
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: ['--no-sandbox'] })
  try {
    return [...(await savesRows(browser, site.origin)), ...(await outputsRows(site.origin))]
  } finally {
    await browser.close()
    await site.stop()
  }
}
