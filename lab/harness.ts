import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium } from 'playwright'
import { ROOT } from '../scripts/local-server/local-env.ts'
import { freePort } from '../scripts/local-server/ports.ts'
import { ensureChromium } from '../tests/support/chromium.ts'
import { renewAll } from '../tests/support/odd-site.ts'
import { openSiteLog } from '../tests/support/site-log.ts'
import { startThrowawaySite, type ThrowawaySite } from '../tests/support/throwaway-site.ts'

const PORT = 3310
const REVALIDATE_SECRET = 'only-the-laboratory-renews-pages-with-this'

/** The settings of a site whose pages `renewPages` renews. */
export const RENEWABLE = { REVALIDATE_SECRET }
export const renewPages = (origin: string): Promise<void> => renewAll(origin, REVALIDATE_SECRET)

/** Builds and serves the seeded site on fresh data; it prints into test-results/lab.log. */
export const openSite = async (settings: Record<string, string> = RENEWABLE): Promise<ThrowawaySite> =>
  startThrowawaySite(await freePort(PORT), settings, openSiteLog(path.join(ROOT, 'test-results/lab.log')))

/** Runs `visit` on the site at the address given on the command line, else on a throwaway one. */
export async function withSite(visit: (origin: string) => Promise<void>): Promise<void> {
  const given = process.argv.slice(2).find((argument) => /^https?:/.test(argument))
  if (given) return visit(new URL(given).origin)
  await using site = await openSite()
  await visit(site.origin)
}

/** Chromium refuses its sandbox to root. */
export const openBrowser = (args: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureChromium(),
    args: [...args, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })

/** Milliseconds that a piece of work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** The value below which a share of all values lies. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN
export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** Megabytes of memory of a process: its present size, or its peak. On Linux only. */
export function memoryMb(pid: number | undefined, line: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const found = new RegExp(`^${line}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Math.round(Number(found?.[1]) / 1024)
}
