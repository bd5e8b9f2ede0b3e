import { execFile } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import pRetry from 'p-retry'
import type { Browser } from 'playwright'
import { freePort } from '../../scripts/local-server/ports.ts'
import { runCommand } from '../../scripts/command.ts'
import { startBareSite } from '../../tests/support/bare-site.ts'
import { templates } from '../../tests/support/templates.ts'
import { median, openBrowser, withSite } from '../harness.ts'

/** A page of plain Next as large as a listing: the floor for every page. */
const BARE = '/bare'
const BARE_BYTES = 103_000
const RUNS = 5

/** The goals of a page; any layout shift fails it, too. */
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof GOALS
const CATEGORIES = Object.keys(GOALS) as Category[]
/** The longest time until the largest paint, relative to the bare page in the same run. */
const PAINT_RATIO = 1.25

/** Excluded from search engines on purpose. */
const HIDDEN = ['/search', '/saved', '/contact/write']
/** Lighthouse's own mobile screen, so that the same image sizes are chosen. */
const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }

/** The parts of a report in use. */
type Report = {
  runtimeError?: { message: string }
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
}
type Page = { origin: string; path: string }
type Row = { path: string; scores: Record<Category, number>; paint: number; blocking: number; shift: number }

/** Fetched into npm's cache at the first run: nothing else needs its 120 MB. */
const LIGHTHOUSE = 'lighthouse@13.5.0'

/** One audit as Lighthouse's own mobile visitor. Chromium sometimes loses the record of a load. */
const audit = (url: string, port: number, isHidden: boolean): Promise<Report> =>
  pRetry(
    async () => {
      const options = [`--port=${port}`, '--quiet', '--output=json', `--only-categories=${CATEGORIES.join()}`]
      const skipped = isHidden ? ['--skip-audits=is-crawlable'] : []
      const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...options, ...skipped], {
        maxBuffer: 64_000_000,
      })
      const result = JSON.parse(stdout) as Report
      if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`)
      return result
    },
    { retries: 2 },
  )

/** Earlier visits create the images and compressed files of a page. */
async function warmUp(url: string, browser: Browser): Promise<void> {
  for (let visit = 0; visit < 3; visit++) {
    await using context = await browser.newContext(SCREEN)
    await (await context.newPage()).goto(url, { waitUntil: 'load' })
    await setTimeout(1000)
  }
}

function toRow(path: string, reports: readonly Report[]): Row {
  const figure = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
  const score = (id: Category) =>
    median(reports.map(({ categories }) => Math.round((categories[id]?.score ?? 0) * 100)))
  return {
    path,
    scores: Object.fromEntries(CATEGORIES.map((id) => [id, score(id)])) as Row['scores'],
    paint: Math.round(figure('largest-contentful-paint') / 10) / 100,
    blocking: Math.round(figure('total-blocking-time')),
    shift: Math.round(figure('cumulative-layout-shift') * 1000) / 1000,
  }
}

const lostAudits = (reports: readonly Report[]): string[] => [
  ...new Set(
    reports.flatMap(({ audits, categories }) =>
      CATEGORIES.slice(1)
        .flatMap((id) => categories[id]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => audits[id]?.title ?? id),
    ),
  ),
]

/** Audits all pages in turn; a page that is listed several times is audited as often. */
async function auditAll(pages: readonly Page[]): Promise<Map<string, Report[]>> {
  const port = await freePort(9333)
  await using browser = await openBrowser([`--remote-debugging-port=${port}`])
  const reports = new Map<string, Report[]>()
  for (const [index, { origin, path }] of pages.entries()) {
    const all = reports.get(path) ?? []
    reports.set(path, all)
    await warmUp(origin + path, browser)
    const isHidden = HIDDEN.some((hidden) => path.startsWith(hidden))
    for (let run = 0; run < RUNS; run++) all.push(await audit(origin + path, port, isHidden))
    const { scores, paint, blocking, shift } = toRow(path, all)
    console.log(`${index + 1}/${pages.length} ${path} ${[...Object.values(scores), paint, blocking, shift].join(' ')}`)
  }
  return reports
}

function report(reports: Map<string, Report[]>): void {
  const rows = [...reports].map(([path, all]) => toRow(path, all))
  const barePaint = rows.find(({ path }) => path === BARE)?.paint ?? Number.NaN
  const ratioOf = ({ paint }: Row) => Math.round((paint / barePaint) * 100) / 100
  const table = rows.map((row) => {
    const { path, scores, paint, blocking, shift } = row
    return [path, { ...scores, 'LCP s': paint, 'TBT ms': blocking, CLS: shift, 'LCP / bare': ratioOf(row) }]
  })
  console.table(Object.fromEntries(table))
  const missed = rows.filter(
    (row) =>
      row.path !== BARE &&
      (row.shift > 0 || ratioOf(row) > PAINT_RATIO || CATEGORIES.some((id) => row.scores[id] < GOALS[id])),
  )
  for (const { path } of missed) console.log(`Not reached: ${path} ${lostAudits(reports.get(path) ?? []).join('; ')}`)
  process.exitCode = missed.length === 0 ? 0 : 1
}

const named = process.argv.slice(2).filter((argument) => argument.startsWith('/'))

/**
 * `npm run lighthouse [-- <address of a running site>] [<path> …]`: every public template or the paths given, mobile, on a
 * production build, beside a bare page of Next in the same run. It fails when a page misses its goals.
 */
await runCommand(() =>
  withSite(async (origin) => {
    const bareSite = await startBareSite(await freePort(3340), { [BARE.slice(1)]: BARE_BYTES })
    const paths = named.length > 0 ? named : templates.map(({ path }) => path)
    const pages = paths.map((path) => ({ origin, path }))
    const bare = { origin: bareSite.origin, path: BARE }
    // First, in the middle and last: the machine's speed changes during a run.
    const reports = await auditAll([bare, ...pages.toSpliced(Math.ceil(pages.length / 2), 0, bare), bare])
    await bareSite.stop()
    report(reports)
  }),
)
