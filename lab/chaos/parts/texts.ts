import { setTimeout } from 'node:timers/promises'
import type { Browser, Page, Request } from 'playwright'
import { KNOWN_BOMBS, type OddText, oddTexts } from '../../../tests/support/odd-posts.ts'
import { type Complaint, LISTS, publishUnchecked, readAddress, readPost } from '../../../tests/support/odd-site.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { openBrowser, openSite, quantile, renewPages } from '../../harness.ts'
import { row, type Row } from '../part.ts'

export const name = 'texts'

/** The number of texts; fewer for a quick look: `CHAOS_TEXTS=100 npm run chaos -- texts`. */
const AMOUNT = Number(process.env.CHAOS_TEXTS ?? 2000)
/** Texts published without the checks; the others only pass through the save. */
const PUBLISHED = Math.min(AMOUNT, 400)
const WAIT_MS = 200
const PAGE_MS = 2000
const IDLE_MS = 10_000
const FIRST = 'A text that the form sends by itself, so that its request can be sent again.'
const WATCHED = ['/robots.txt', '/about']

type Wait = { ms: number; what: string }

/** Another reader: requests a small file and a cached page repeatedly while `work` runs. */
async function waitsDuring(origin: string, work: (doing: (what: string) => void) => Promise<void>): Promise<Wait[]> {
  const waits: Wait[] = []
  let during = 'the beginning'
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      for (const address of WATCHED) {
        const what = `${address} during ${during}`
        waits.push({ ms: (await readAddress(origin, address)).ms, what })
      }
      await setTimeout(20)
    }
  })()
  await work((what) => (during = what))
  isOver = true
  await watching
  return waits.sort((one, other) => other.ms - one.ms)
}

const percentile99 = (waits: readonly Wait[]): number =>
  quantile(
    waits.map(({ ms }) => ms),
    0.99,
  )

/** Compares the waits of that reader during `work` with those on an idle site, as a row of the table. */
async function whileWatching(origin: string, work: (doing: (what: string) => void) => Promise<void>): Promise<Row> {
  for (const address of WATCHED) await readAddress(origin, address)
  const idle = percentile99(await waitsDuring(origin, () => setTimeout(IDLE_MS)))
  const waits = await waitsDuring(origin, work)
  const usual = percentile99(waits)
  const named = waits.slice(0, 3).map(({ ms, what }) => `${Math.round(ms)} ms for ${what}`)
  const times = (usual / idle).toFixed(1)
  const seen = `99 % within ${Math.round(usual)} ms, ${times} times those of an idle site; longest ${named.join(', ')}`
  const isGood = (waits[0]?.ms ?? 0) <= WAIT_MS
  return row('robots.txt and a cached page meanwhile', `no reader waits ${WAIT_MS} ms`, seen, isGood)
}

async function captureSaveRequest(page: Page): Promise<Request> {
  await page.getByLabel('Title', { exact: true }).fill('An odd text')
  await page.getByLabel('Content', { exact: true }).fill(FIRST)
  const isSave = (request: Request) => request.method() === 'POST' && Boolean(request.postData()?.includes(FIRST))
  const [request] = await Promise.all([
    page.waitForRequest(isSave),
    page.getByRole('button', { name: /^Save/ }).first().click(),
  ])
  return request
}

const inJson = (text: string) => JSON.stringify(text).slice(1, -1)

const list = (complaints: readonly Complaint[]) => {
  const named = complaints.slice(0, 5).map(({ address, what }) => `${address} ${what}`)
  return named.length === 0 ? 'all' : `${named.join('; ')} (${complaints.length} in all)`
}

async function saveAll(browser: Browser, origin: string): Promise<Row[]> {
  const page = await browser.newPage({ baseURL: origin })
  await signIn(page, origin)
  const captured = await captureSaveRequest(page)
  const headers = await captured.allHeaders()
  const bombs = KNOWN_BOMBS.map(([, text]): OddText => ({ kind: 'repetition', text: `${FIRST}\n\n${text}` }))
  // Create the texts before the watch: creation blocks this process, which would count as a wait for the site.
  const texts = [...bombs, ...oddTexts(AMOUNT)]
  const count = { saved: 0, refused: 0 }
  const complaints: Complaint[] = []
  const waits = await whileWatching(origin, async (doing) => {
    for (const [index, { kind, text }] of texts.entries()) {
      doing(`text ${index} (${kind})`)
      const data = (captured.postData() ?? '')
        .replace(inJson(FIRST), () => inJson(text.toWellFormed()))
        .replace(/"id":"[0-9a-f-]{36}"/, `"id":"${crypto.randomUUID()}"`)
      const answer = await page.request.post(captured.url(), { headers, data })
      const body = await answer.text()
      if (body.includes('"ok":true')) count.saved += 1
      else if (body.includes('"reason":"invalid"')) count.refused += 1
      else complaints.push({ address: kind, what: `a save answered ${answer.status()} ${body.slice(0, 200)}` })
    }
  })
  const seen = `${count.saved} saved, ${count.refused} refused in words; ${list(complaints)}`
  const expected = 'each saved or refused in words'
  return [row(`${texts.length} odd texts through the save`, expected, seen, complaints.length === 0), waits]
}

async function readAll(origin: string): Promise<Row[]> {
  const { SUPABASE_URL = '', SUPABASE_SECRET_KEY = '' } = process.env
  const slugs = await publishUnchecked({ SUPABASE_URL, SUPABASE_SECRET_KEY }, oddTexts(PUBLISHED))
  await renewPages(origin)
  const complaints: Complaint[] = []
  let slowest = { ms: 0, slug: '' }
  const waits = await whileWatching(origin, async (doing) => {
    for (const slug of slugs) {
      doing(slug)
      const { ms } = await readAddress(origin, `/blog/${slug}`)
      if (ms > slowest.ms) slowest = { ms, slug }
      complaints.push(...(await readPost(origin, slug)))
    }
    for (const address of LISTS) complaints.push(...(await readAddress(origin, address)).complaints)
  })
  const done = `${slugs.length} of them published past every check: pages, Markdown, cards, lists, feeds, sitemaps, search`
  const slow = `${Math.round(slowest.ms)} ms of ${slowest.slug}`
  return [
    row(done, 'all below 500, pages within 2 MB', list(complaints), complaints.length === 0),
    row('the slowest first view of a page', `${PAGE_MS} ms`, slow, slowest.ms <= PAGE_MS),
    waits,
  ]
}

/** Sends odd texts through every output of a text, on a separate site. */
export async function run(): Promise<Row[]> {
  await using site = await openSite()
  await using browser = await openBrowser()
  return [...(await saveAll(browser, site.origin)), ...(await readAll(site.origin))]
}
