import { statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { distDir } from '../../../lib/env.ts'
import { filesOf } from '../../../scripts/backup/archive.ts'
import { ROOT } from '../../../scripts/local-server/local-env.ts'
import type { BackendMood } from '../../../tests/support/recorder.ts'
import { templates } from '../../../tests/support/templates.ts'
import type { ThrowawaySite } from '../../../tests/support/throwaway-site.ts'
import { memoryMb, openSite, renewPages } from '../../harness.ts'
import { row, type Row } from '../part.ts'

export const name = 'site'

const PAGES = ['/', '/blog', '/guides', '/blog/one-pot-jollof-rice', '/authors', '/feed.xml', '/feeds/recipe.json']
const READERS = 8
const HUNG_MAX_MS = 2_000
/** Minutes. The figures of docs/performance.md take ten: `SOAK_MINUTES=10 npm run chaos -- site`. */
const SOAK_MINUTES = Number(process.env.SOAK_MINUTES ?? 2)
const DISK_MAX_MB = 60
const MEMORY_MAX_MB = 700

type Visit = { status: number; ms: number }

async function visit(url: string): Promise<Visit> {
  const started = performance.now()
  const answer = await fetch(url, { redirect: 'manual' })
  await answer.arrayBuffer()
  return { status: answer.status, ms: performance.now() - started }
}

const visitAll = (origin: string, pages = PAGES) => Promise.all(pages.map((page) => visit(`${origin}${page}`)))
const longest = (visits: readonly Visit[]) => Math.round(Math.max(...visits.map(({ ms }) => ms)))
const bad = (visits: readonly Visit[]) => visits.filter(({ status }) => status !== 200).length

/** An outage right after a publish: the responses that readers get during it and after it. */
async function outage(site: ThrowawaySite, what: string, mood: BackendMood | 'stopped'): Promise<Row[]> {
  await visitAll(site.origin)
  await renewPages(site.origin)
  if (mood === 'stopped') await site.stopBackend()
  else site.behave(mood)
  const first = (await Promise.all(Array.from({ length: READERS }, () => visitAll(site.origin)))).flat()
  await renewPages(site.origin)
  site.takeQuestions()
  const later = await visitAll(site.origin)
  const asked = site.takeQuestions().filter((question) => !question.endsWith('/next_publication')).length
  site.behave('well')
  await site.startBackend()
  // The breaker retries within two seconds, and a page made of stored answers lives for five.
  await wait(11_000)
  const seen = (visits: Visit[]) => `${bad(visits)} of ${visits.length} failed, longest ${longest(visits)} ms`
  return [
    row(
      `${what} right after a publish, ${READERS} readers of ${PAGES.length} pages`,
      'all read the last good page within 2 s',
      seen(first),
      bad(first) === 0 && longest(first) <= HUNG_MAX_MS,
    ),
    row(
      'the readers after them',
      'wait for nothing',
      `${seen(later)}, ${asked} questions to the backend`,
      bad(later) === 0 && asked === 0,
    ),
  ]
}

const diskMb = (folder: string): number =>
  filesOf(folder).reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0) / 1e6

async function soak(site: ThrowawaySite): Promise<Row[]> {
  const dist = path.join(ROOT, distDir())
  const pages = templates.map(({ path: page }): string => page)
  await visitAll(site.origin, pages)
  const before = { disk: diskMb(dist), memory: memoryMb(site.pid) }
  const until = Date.now() + SOAK_MINUTES * 60_000
  let visits = 0
  for (let round = 1; Date.now() < until; round += 1) {
    const unknown = Array.from({ length: 20 }, (_, n) => visit(`${site.origin}/blog/nothing-here-${round}-${n}`))
    await Promise.all([visitAll(site.origin, pages), ...unknown])
    visits += pages.length + unknown.length
    if (round % 10 === 0) await renewPages(site.origin)
  }
  const disk = Math.round(diskMb(dist) - before.disk)
  const memory = memoryMb(site.pid, 'VmHWM')
  const done = `${visits} visits in ${SOAK_MINUTES} minutes, to every template and to addresses that do not exist, with publishes between`
  return [
    row(done, `the disk grows by less than ${DISK_MAX_MB} MB`, `${disk} MB`, disk < DISK_MAX_MB),
    row(
      'the same',
      `the memory of the server stays below ${MEMORY_MAX_MB} MB`,
      `${before.memory} MB before, ${memory} MB at most; the backend ${memoryMb(site.backendPid(), 'VmHWM')} MB at most`,
      memory < MEMORY_MAX_MB,
    ),
  ]
}

/** Outages of the backend under a whole site, and a long run. */
export async function run(): Promise<Row[]> {
  await using site = await openSite()
  return [
    ...(await outage(site, 'the backend is stopped', 'stopped')),
    ...(await outage(site, 'the backend hangs', 'hung')),
    ...(await outage(site, 'the backend answers with errors', 'broken')),
    ...(await soak(site)),
  ]
}
