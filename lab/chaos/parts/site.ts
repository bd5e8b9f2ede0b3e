import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { distDir } from '../../../lib/env.ts'
import { ROOT } from '../../../scripts/local-server/local-env.ts'
import { freePort } from '../../../scripts/local-server/ports.ts'
import type { BackendMood } from '../../../scripts/testing/recorder.ts'
import { startThrowawaySite, type ThrowawaySite } from '../../../scripts/testing/throwaway-site.ts'
import { memoryOf } from '../memory.ts'
import { row, type Row } from '../part.ts'

export const name = 'site'

const SECRET = 'chaos-renews-every-page-with-this'
const PAGES = ['/', '/blog', '/guides', '/blog/one-pot-jollof-rice', '/authors', '/feed.xml', '/feeds/recipe.json']
const READERS = 8
const HUNG_MAX_MS = 2_000
const SOAK_MS = 120_000
const MEGABYTE = 1024 * 1024
const GROWTH_MAX = 60 * MEGABYTE

type Visit = { status: number; ms: number }

async function visit(url: string): Promise<Visit> {
  const started = performance.now()
  const answer = await fetch(url, { redirect: 'manual' })
  await answer.arrayBuffer()
  return { status: answer.status, ms: performance.now() - started }
}

const visitAll = (origin: string) => Promise.all(PAGES.map((page) => visit(`${origin}${page}`)))

async function publish(origin: string): Promise<void> {
  const answer = await fetch(`${origin}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}` },
    body: JSON.stringify({ all: true }),
  })
  if (!answer.ok) throw new Error(`Pages could not be renewed: ${answer.status}`)
}

const longest = (visits: readonly Visit[]) => Math.round(Math.max(...visits.map(({ ms }) => ms)))
const bad = (visits: readonly Visit[]) => visits.filter(({ status }) => status !== 200).length

/** An outage in the moment after a publish: what the readers of that moment meet, and those after them. */
async function outage(site: ThrowawaySite, what: string, mood: BackendMood | 'stopped'): Promise<Row[]> {
  await visitAll(site.origin)
  await publish(site.origin)
  if (mood === 'stopped') await site.stopBackend()
  else site.behave(mood)
  const first = (await Promise.all(Array.from({ length: READERS }, () => visitAll(site.origin)))).flat()
  await publish(site.origin)
  site.takeQuestions()
  const later = await visitAll(site.origin)
  const asked = site.takeQuestions().filter((question) => !question.endsWith('/next_publication')).length
  site.behave('well')
  await site.startBackend()
  // The breaker asks every two seconds at the latest, and a page made of kept answers lives for five.
  await wait(11_000)
  const seen = (visits: Visit[]) => `${bad(visits)} of ${visits.length} failed, longest ${longest(visits)} ms`
  return [
    row(
      `${what} right after a publish, ${READERS} readers of ${PAGES.length} pages`,
      'all read what was last good, within 2 s',
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

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce(
      (sum, entry) => sum + (statSync(path.join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0),
      0,
    )

const megabytes = (bytes: number) => `${Math.round(bytes / MEGABYTE)} MB`

/** Readers, publishes and addresses that do not exist, for two minutes. */
async function soak(site: ThrowawaySite): Promise<Row[]> {
  const dist = path.join(ROOT, distDir())
  await visitAll(site.origin)
  const before = { disk: sizeOf(dist), memory: memoryOf(site.pid) }
  const until = Date.now() + SOAK_MS
  let visits = 0
  while (Date.now() < until) {
    const unknown = Array.from({ length: 20 }, () =>
      visit(`${site.origin}/blog/nothing-here-${visits}-${Math.random().toString(36).slice(2)}`),
    )
    await Promise.all([visitAll(site.origin), ...unknown])
    visits += PAGES.length + unknown.length
    if (visits % 270 === 0) await publish(site.origin)
  }
  const disk = sizeOf(dist) - before.disk
  const memory = memoryOf(site.pid)
  return [
    row(
      `${visits} visits in ${SOAK_MS / 1000} s, most to addresses that do not exist, with publishes between`,
      'the disk grows by less than 60 MB',
      megabytes(disk),
      disk < GROWTH_MAX,
    ),
    row(
      'the same',
      'the memory of the server stays below 700 MB',
      `${megabytes(before.memory)} before, ${megabytes(memory)} after`,
      memory < 700 * MEGABYTE,
    ),
  ]
}

/** What needs a whole site: outages of its backend, and time. */
export async function run(): Promise<Row[]> {
  const site = await startThrowawaySite(await freePort(3290), { REVALIDATE_SECRET: SECRET })
  try {
    return [
      ...(await outage(site, 'the backend is stopped', 'stopped')),
      ...(await outage(site, 'the backend hangs', 'hung')),
      ...(await outage(site, 'the backend answers with errors', 'broken')),
      ...(await soak(site)),
    ]
  } finally {
    await site.stop()
  }
}
