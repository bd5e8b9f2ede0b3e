import lighthouse from 'lighthouse'
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js'

export type Scores = {
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

export type Row = { path: string; scores: Scores; remarks: string[]; benchmarkIndex: number }

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
export async function auditPage(origin: string, path: string, visit: Visit): Promise<Row> {
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
export const holds = ({ scores }: Row): boolean =>
  scores.CLS === 0 && Object.entries(GOALS).every(([name, goal]) => scores[name as keyof typeof GOALS] >= goal)
