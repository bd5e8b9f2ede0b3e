import lighthouse from 'lighthouse'
import { throttling } from 'lighthouse/core/config/constants.js'

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

export type Row = { path: string; scores: Scores; remarks: string[] }

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
  /** How many times slower than this machine the visitor's telephone is. */
  cpuSlowdownMultiplier: number
}

/** Audits one page as a mobile visitor with a slow connection meets it. */
export async function auditPage(
  origin: string,
  path: string,
  { port, isHidden, cpuSlowdownMultiplier }: Visit,
): Promise<Row> {
  const result = await lighthouse(origin + path, {
    port,
    logLevel: 'error',
    onlyCategories: Object.values(CATEGORIES),
    throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier },
    ...(isHidden && { skipAudits: ['is-crawlable'] }),
  })
  if (!result) throw new Error(`Lighthouse gave no answer for ${path}.`)
  const report = result.lhr
  if (report.runtimeError) throw new Error(`${path}: ${report.runtimeError.message}`)
  const scores: Scores = {
    performance: score(report, CATEGORIES.performance),
    accessibility: score(report, CATEGORIES.accessibility),
    'best practices': score(report, CATEGORIES['best practices']),
    SEO: score(report, CATEGORIES.SEO),
    'LCP s': Math.round(figure(report, 'largest-contentful-paint') / 10) / 100,
    'TBT ms': Math.round(figure(report, 'total-blocking-time')),
    CLS: Math.round(figure(report, 'cumulative-layout-shift') * 1000) / 1000,
  }
  return { path, scores, remarks: remarksOn(report) }
}

/** Whether a row holds everywhere. */
export const holds = ({ scores }: Row): boolean =>
  scores.CLS === 0 && Object.entries(GOALS).every(([name, goal]) => scores[name as keyof typeof GOALS] >= goal)
