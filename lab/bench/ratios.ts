import autocannon from 'autocannon'
import { freePort } from '../../scripts/local-server/ports.ts'
import { runCommand } from '../../scripts/local-server/run.ts'
import { startBareSite } from '../../scripts/testing/bare-site.ts'
import { startThrowawaySite } from '../../scripts/testing/throwaway-site.ts'
import { cpuSeconds, median } from './process.ts'

const PAGES = { home: '/', listing: '/blog', recipe: '/blog/pierogi-ruskie-with-browned-onions' } as const
const PORT = 3310
const ROUNDS = 5
/** Of each load of each round: enough that neither a tick of the clock of processes nor one fresh page counts. */
const SECONDS = 3
const CONNECTIONS = 16

type Load = { url: string; pid: number; headers?: Record<string, string> }

/** Microseconds of the server's processor for one request. */
async function cost({ url, pid, headers = {} }: Load): Promise<number> {
  const before = cpuSeconds(pid)
  const { requests, non2xx, errors } = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS })
  if (non2xx + errors > 0) throw new Error(`${url} failed ${non2xx + errors} times.`)
  return ((cpuSeconds(pid) - before) / requests.total) * 1e6
}

const bytesOf = async (url: string) => (await (await fetch(url)).bytes()).byteLength

/** All loads in turn, again and again, so that whatever else the machine does is the same for each; the medians. */
async function compare(loads: Readonly<Record<string, Load>>): Promise<Record<string, number>> {
  const entries = Object.entries(loads)
  for (const [, load] of entries) await cost(load)
  const costs = new Map(entries.map(([name]) => [name, [] as number[]]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, load] of entries) costs.get(name)?.push(await cost(load))
  }
  return Object.fromEntries([...costs].map(([name, values]) => [name, median(values)]))
}

const ratio = (value: number | undefined, to: number | undefined) => Math.round(((value ?? 0) / (to ?? 1)) * 100) / 100

/** `asked`: a cookie makes the front ask Next each time, so that the page's own way through it is measured too. */
async function measurePage(name: keyof typeof PAGES, site: Load, bare: Load) {
  const page = PAGES[name]
  const url = site.url + page
  const found = await compare({
    bare: { ...bare, url: `${bare.url}/${name}` },
    kept: { ...site, url },
    compressed: { ...site, url, headers: { 'accept-encoding': 'br' } },
    asked: { ...site, url, headers: { cookie: 'a=b' } },
  })
  return {
    page,
    'kB, bare': Math.round((await bytesOf(`${bare.url}/${name}`)) / 1000),
    'kB, ours': Math.round((await bytesOf(url)) / 1000),
    'bare µs': Math.round(found.bare ?? 0),
    'ours / bare': ratio(found.kept, found.bare),
    'compressed / raw': ratio(found.compressed, found.kept),
    'Next asked / bare': ratio(found.asked, found.bare),
  }
}

/** The processor's time of a request, beside that of a page of Next's alone with as many bytes. */
export async function measureRatios() {
  const site = await startThrowawaySite(await freePort(PORT))
  const names = Object.keys(PAGES) as (keyof typeof PAGES)[]
  const sizes = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await bytesOf(site.origin + PAGES[name])] as const)),
  )
  const bare = await startBareSite(await freePort(PORT + 5), sizes)
  try {
    const figures = []
    const own = { url: site.origin, pid: site.pid ?? 0 }
    for (const name of names) figures.push(await measurePage(name, own, { url: bare.origin, pid: bare.pid }))
    return figures
  } finally {
    await bare.stop()
    await site.stop()
  }
}

if (import.meta.main) {
  await runCommand(async () => {
    console.table(await measureRatios())
    process.exit(0)
  })
}
