import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'
import lighthouse from 'lighthouse'
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js'
import { chromium } from 'playwright'
import { freePort } from '../local-server/ports.ts'
import { runCommand } from '../local-server/run.ts'
import { ensureChromium } from '../testing/chromium.ts'
import { templates } from '../testing/templates.ts'
import { withSite } from '../testing/throwaway-site.ts'

const COMPRESSIBLE = /text|javascript|json|xml|svg/

/** What hosts take for answers that they compress as they go. */
const QUALITY = 5

/** Connection headers belong to each leg; the length changes with the compression. */
const OF_ONE_LEG = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding'])

async function pass(origin: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = await fetch(origin + (request.url ?? '/'), {
    redirect: 'manual',
    headers: { accept: request.headers.accept ?? '*/*', 'user-agent': request.headers['user-agent'] ?? '' },
  })
  const body = Buffer.from(await answer.arrayBuffer())
  response.statusCode = answer.status
  for (const [name, value] of answer.headers) if (!OF_ONE_LEG.has(name)) response.setHeader(name, value)
  if (!COMPRESSIBLE.test(answer.headers.get('content-type') ?? '')) {
    response.end(body)
    return
  }
  response.setHeader('content-encoding', 'br')
  response.end(brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }))
}

/** Stands before the site and compresses, as hosts do; Next itself leaves that to the host. */
async function startCompressingHost(origin: string): Promise<{ origin: string; stop(): void }> {
  const server = createServer((request, response) => {
    pass(origin, request, response).catch((error: unknown) => {
      response.statusCode = 502
      response.end(String(error))
    })
  })
  const port = await freePort(3350)
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://localhost:${port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

const SITE_PORT = 3330
const DEBUG_PORT = 9333

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
const GOALS = { performance: 95, accessibility: 100, 'best practices': 100, SEO: 100 } as const

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

type Visit = {
  /** Of the browser's debugging port. */
  port: number
  /** Kept out of search engines on purpose. */
  isHidden: boolean
}

/** One look at a page as Lighthouse's own mobile visitor: its screen, its connection, its processor. */
async function runOnce(url: string, { port, isHidden }: Visit): Promise<Report> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: Object.values(CATEGORIES),
    ...(isHidden && { skipAudits: ['is-crawlable'] }),
  })
  if (!result) throw new Error(`Lighthouse gave no answer for ${url}.`)
  if (result.lhr.runtimeError) throw new Error(`${url}: ${result.lhr.runtimeError.message}`)
  return result.lhr
}

/** The median of three runs, as Lighthouse itself chooses it. */
async function auditPage(origin: string, path: string, visit: Visit): Promise<Row> {
  const reports: Report[] = []
  while (reports.length < RUNS) reports.push(await runOnce(origin + path, visit))
  const report = computeMedianRun(reports)
  const scores: Scores = {
    performance: score(report, CATEGORIES.performance),
    accessibility: score(report, CATEGORIES.accessibility),
    'best practices': score(report, CATEGORIES['best practices']),
    SEO: score(report, CATEGORIES.SEO),
    'LCP s': Math.round(figure(report, 'largest-contentful-paint') / 10) / 100,
    'TBT ms': Math.round(figure(report, 'total-blocking-time')),
    CLS: Math.round(figure(report, 'cumulative-layout-shift') * 1000) / 1000,
  }
  return { path, scores, remarks: remarksOn(report), benchmarkIndex: report.environment.benchmarkIndex }
}

/** Whether a row holds everywhere. */
const holds = ({ scores }: Row): boolean =>
  scores.CLS === 0 && Object.entries(GOALS).every(([name, goal]) => scores[name as keyof typeof GOALS] >= goal)

async function auditAll(origin: string, paths: string[]): Promise<Row[]> {
  const port = await freePort(DEBUG_PORT)
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [`--remote-debugging-port=${port}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  try {
    const rows: Row[] = []
    for (const path of paths) {
      const row = await auditPage(origin, path, { port, isHidden: path.startsWith('/search') })
      rows.push(row)
      console.log(`${rows.length}/${paths.length} ${path} ${Object.values(row.scores).join(' ')}`)
    }
    return rows
  } finally {
    await browser.close()
  }
}

const named = process.argv.slice(2).filter((argument) => argument.startsWith('/'))

/**
 * `npm run lighthouse [-- <address of a running site>] [<path> …]`: every public template or the paths given, mobile, on a
 * production build. Prints the table and fails when a row does not reach its goals.
 */
await runCommand(() =>
  withSite(SITE_PORT, async (origin) => {
    const host = await startCompressingHost(origin)
    const rows = await auditAll(host.origin, named.length > 0 ? named : templates.map(({ path }) => path))
    host.stop()
    console.table(Object.fromEntries(rows.map(({ path, scores }) => [path, scores])))
    const indexes = rows.map(({ benchmarkIndex }) => benchmarkIndex)
    console.log(`Benchmark index of this machine meanwhile: ${Math.min(...indexes)} to ${Math.max(...indexes)}.`)
    const failed = rows.filter((row) => !holds(row))
    for (const { path, remarks } of failed) console.log(`Not reached: ${path} ${remarks.join('; ')}`)
    process.exitCode = failed.length === 0 ? 0 : 1
  }),
)
