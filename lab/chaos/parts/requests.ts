import { readFileSync } from 'node:fs'
import path from 'node:path'
import { distDir } from '../../../lib/env.ts'
import { ROOT } from '../../../scripts/local-server/local-env.ts'
import { freePort } from '../../../scripts/local-server/ports.ts'
import { type HostileRequest, hostileRequests } from '../../../scripts/testing/hostile-requests.ts'
import { type RawAnswer, sendRaw } from '../../../scripts/testing/raw-http.ts'
import { openSiteLog } from '../../../scripts/testing/site-log.ts'
import { startThrowawaySite } from '../../../scripts/testing/throwaway-site.ts'
import { memoryOf } from '../memory.ts'
import { row, type Row } from '../part.ts'

export const name = 'requests'

const AT_ONCE = 6
const STRANGER_ADDRESSES = 8_000
const GROWTH_MAX_MB = 100

type Sent = { request: HostileRequest; answer: RawAnswer }

function actionIds(): string[] {
  const file = path.join(ROOT, distDir(), 'server/server-reference-manifest.json')
  return Object.keys((JSON.parse(readFileSync(file, 'utf8')) as { node: Record<string, unknown> }).node)
}

async function eachInTurn<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = [...items]
  const next = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}

const isFailure = ({ answer: { status } }: Sent) => status === 'silent' || (typeof status === 'number' && status >= 500)
const locations = ({ answer: { head } }: Sent) => head.match(/^location:/gim)?.length ?? 0

/** How often each status came: `200 × 485, 404 × 403`. */
function tally(sent: readonly Sent[]): string {
  const counts = Map.groupBy(sent, ({ answer }) => String(answer.status))
  return [...counts.entries()]
    .sort()
    .map(([status, answers]) => `${status} × ${answers.length}`)
    .join(', ')
}

async function hostile(port: number): Promise<Row[]> {
  const sent: Sent[] = []
  await eachInTurn(hostileRequests(actionIds()), async (request) => {
    sent.push({ request, answer: await sendRaw(port, request) })
  })
  const failed = sent.filter(isFailure)
  const doubled = sent.filter((one) => locations(one) > 1)
  for (const { request, answer } of [...failed, ...doubled]) console.log(`${answer.status} ${request.what}`)
  return [
    row(`${sent.length} hostile requests`, 'none is a failure of the server', tally(sent), failed.length === 0),
    row('their redirects', 'one Location each', `${doubled.length} with more`, doubled.length === 0),
  ]
}

/** Addresses that nobody has: they are answered, and the memory of the site does not grow with them. */
async function strangers(port: number, residentBytes: () => number): Promise<Row[]> {
  const ask = (from: number, count: number) =>
    eachInTurn(
      Array.from({ length: count }, (_, n) => from + n),
      async (n) => {
        await sendRaw(port, { method: 'GET', path: `/blog/nothing-at-all-${n}`, headers: [] })
      },
    )
  await ask(0, STRANGER_ADDRESSES / 4)
  const before = residentBytes()
  await ask(STRANGER_ADDRESSES, STRANGER_ADDRESSES)
  const grown = Math.round((residentBytes() - before) / 1_000_000)
  return [
    row(
      `${STRANGER_ADDRESSES} addresses that nobody has`,
      `the site grows by less than ${GROWTH_MAX_MB} MB`,
      `${grown} MB`,
      grown < GROWTH_MAX_MB,
    ),
  ]
}

/** Hostile requests to a site of its own: none may be a failure of the server, and none may leave anything behind. */
export async function run(): Promise<Row[]> {
  const log = openSiteLog(path.join(ROOT, 'test-results/chaos-requests.log'))
  const port = await freePort(3290)
  const site = await startThrowawaySite(port, {}, log)
  try {
    return [...(await hostile(port)), ...(await strangers(port, () => memoryOf(site.pid)))]
  } finally {
    await site.stop()
  }
}
