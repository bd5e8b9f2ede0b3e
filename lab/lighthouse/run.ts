import lighthouse from 'lighthouse'
import { type Browser, chromium } from 'playwright'
import { freePort } from '../../scripts/local-server/ports.ts'
import { runCommand } from '../../scripts/local-server/run.ts'
import { startBareSite } from '../../scripts/testing/bare-site.ts'
import { ensureChromium } from '../../scripts/testing/chromium.ts'
import { templates } from '../../scripts/testing/templates.ts'
import { withSite } from '../../scripts/testing/throwaway-site.ts'
import { startCompressingHost } from './compressing-host.ts'
import { untilQuiet } from './quiet.ts'

const SITE_PORT = 3330
const BARE_PORT = 3340
const DEBUG_PORT = 9333

/** A page of Next's alone, of a heading and text in the document's size of a listing: what nobody's page can be faster than. */
const BARE = '/bare'
const BARE_BYTES = 103_000
/** How much later a page may have its largest paint than the bare one, in the same run. */
const PAINT_RATIO = 1.15

type Scores = {
  performance: number
  accessibility: number
  'best practices': number
  SEO: number
  'LCP s': number
  'TBT ms': number
  CLS: number
}

/** What a page has to reach; a shift of the layout is a failure of any size. */
const GOALS = { performance: 99, accessibility: 100, 'best practices': 100, SEO: 100 } as const

type Row = { path: string; scores: Scores; remarks: string[]; benchmarkIndex: number }

/** A single run tells more of the machine's moment than of the page. */
const RUNS = 3

const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best practices': 'best-practices',
  SEO: 'seo',
} as const

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

const figure = ({ audits }: Report, id: string): number => audits[id]?.numericValue ?? Number.NaN
const score = ({ categories }: Report, id: string): number => Math.round((categories[id]?.score ?? 0) * 100)

/** The audits that cost points, by their titles; those of the categories whose goal is not the maximum are left out. */
function remarksOn(report: Report): string[] {
  const counted = ['accessibility', 'best-practices', 'seo'].flatMap((id) => report.categories[id]?.auditRefs ?? [])
  const lost = counted.filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
  return lost.map(({ id }) => report.audits[id]?.title ?? id)
}

/** Kept out of search engines on purpose: what a search has found, what a reader keeps, and the form by itself. */
const HIDDEN = ['/search', '/saved', '/contact/write']
const isHidden = (path: string): boolean => HIDDEN.some((hidden) => path.startsWith(hidden))

type Visit = {
  /** Of the browser's debugging port. */
  port: number
  /** Kept out of search engines on purpose. */
  isHidden: boolean
}

/**
 * One look at a page as Lighthouse's own mobile visitor: its screen, its connection, its processor. Now and then the browser
 * loses the record of a load, and Lighthouse asks to be run again.
 */
async function runOnce(url: string, { port, isHidden }: Visit, attempts = 3): Promise<Report> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: Object.values(CATEGORIES),
    ...(isHidden && { skipAudits: ['is-crawlable'] }),
  })
  if (!result) throw new Error(`Lighthouse gave no answer for ${url}.`)
  const { runtimeError } = result.lhr
  if (!runtimeError) return result.lhr
  if (attempts > 1) return runOnce(url, { port, isHidden }, attempts - 1)
  throw new Error(`${url}: ${runtimeError.message}`)
}

type Page = { origin: string; path: string }

/** The screen of Lighthouse's own visitor, for which the same sizes of pictures are chosen. */
const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }

/** Somebody has read the page before: its pictures are made, it, its styles and its scripts are sent in their best form. */
async function visitBefore(url: string, browser: Browser): Promise<void> {
  for (let visit = 0; visit < 3; visit++) {
    const context = await browser.newContext(SCREEN)
    await (await context.newPage()).goto(url, { waitUntil: 'networkidle' })
    await context.close()
  }
}

async function auditPage({ origin, path }: Page, browser: Browser, visit: Visit): Promise<Report[]> {
  const reports: Report[] = []
  await visitBefore(origin + path, browser)
  while (reports.length < RUNS) {
    await untilQuiet()
    reports.push(await runOnce(origin + path, visit))
  }
  return reports
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Of each figure the median of all runs. */
function toRow(path: string, reports: readonly Report[]): Row {
  const of = (read: (report: Report) => number) => median(reports.map(read))
  const scores: Scores = {
    performance: of((report) => score(report, CATEGORIES.performance)),
    accessibility: of((report) => score(report, CATEGORIES.accessibility)),
    'best practices': of((report) => score(report, CATEGORIES['best practices'])),
    SEO: of((report) => score(report, CATEGORIES.SEO)),
    'LCP s': Math.round(of((report) => figure(report, 'largest-contentful-paint')) / 10) / 100,
    'TBT ms': Math.round(of((report) => figure(report, 'total-blocking-time'))),
    CLS: Math.round(of((report) => figure(report, 'cumulative-layout-shift')) * 1000) / 1000,
  }
  const remarks = [...new Set(reports.flatMap(remarksOn))]
  return { path, scores, remarks, benchmarkIndex: of(({ environment }) => environment.benchmarkIndex) }
}

/** How much later than the bare page's. */
const paintRatio = ({ scores }: Row, bare: Row): number =>
  Math.round((scores['LCP s'] / bare.scores['LCP s']) * 100) / 100

/** Whether a row holds everywhere. */
const holds = (row: Row, bare: Row): boolean =>
  row.scores.CLS === 0 &&
  paintRatio(row, bare) <= PAINT_RATIO &&
  Object.entries(GOALS).every(([name, goal]) => row.scores[name as keyof typeof GOALS] >= goal)

/** Runs all, one after the other; a page that is named several times has so many more runs. */
async function auditAll(pages: readonly Page[]): Promise<Row[]> {
  const port = await freePort(DEBUG_PORT)
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [`--remote-debugging-port=${port}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  const reports = new Map<string, Report[]>()
  try {
    for (const [index, page] of pages.entries()) {
      const more = await auditPage(page, browser, { port, isHidden: isHidden(page.path) })
      const all = [...(reports.get(page.path) ?? []), ...more]
      reports.set(page.path, all)
      console.log(`${index + 1}/${pages.length} ${page.path} ${Object.values(toRow(page.path, all).scores).join(' ')}`)
    }
  } finally {
    await browser.close()
  }
  return [...reports].map(([path, all]) => toRow(path, all))
}

/** Prints the table, and what did not reach its goals and why. */
function report(rows: readonly Row[], bare: Row): void {
  console.table(
    Object.fromEntries(
      [bare, ...rows].map((row) => [row.path, { ...row.scores, 'LCP / bare': paintRatio(row, bare) }]),
    ),
  )
  const indexes = rows.map(({ benchmarkIndex }) => benchmarkIndex)
  console.log(`Benchmark index of this machine meanwhile: ${Math.min(...indexes)} to ${Math.max(...indexes)}.`)
  const failed = rows.filter((row) => !holds(row, bare))
  for (const { path, remarks } of failed) console.log(`Not reached: ${path} ${remarks.join('; ')}`)
  process.exitCode = failed.length === 0 ? 0 : 1
}

const named = process.argv.slice(2).filter((argument) => argument.startsWith('/'))

/**
 * `npm run lighthouse [-- <address of a running site>] [<path> …]`: every public template or the paths given, mobile, on a
 * production build, and in the same run a bare page of Next's. Prints the table and fails when a row does not reach its goals.
 */
await runCommand(() =>
  withSite(SITE_PORT, async (origin) => {
    const bareSite = await startBareSite(await freePort(BARE_PORT), { [BARE.slice(1)]: BARE_BYTES })
    const hosts = [await startCompressingHost(bareSite.origin), await startCompressingHost(origin)] as const
    const paths = named.length > 0 ? named : templates.map(({ path }) => path)
    const asked = paths.map((path) => ({ origin: hosts[1].origin, path }))
    // First, in the middle and last: it has two or three speeds of its own, and one moment's is not that of the run.
    const bareOne = { origin: hosts[0].origin, path: BARE }
    const middle = Math.ceil(asked.length / 2)
    const pages = [bareOne, ...asked.slice(0, middle), bareOne, ...asked.slice(middle), bareOne]
    const [bare, ...rows] = await auditAll(pages)
    for (const host of hosts) host.stop()
    await bareSite.stop()
    if (bare) report(rows, bare)
  }),
)
