import { gzipSync } from 'node:zlib'
import autocannon from 'autocannon'
import { freePort } from '../local-server/ports.ts'
import { startThrowawaySite } from '../testing/throwaway-site.ts'

const PAGES = ['/', '/blog', '/blog/one-pot-jollof-rice']
const SECONDS = 10
const SITE_PORT = 3310

type PageFigures = {
  page: string
  'requests/s': number
  'p50 ms': number
  'p99 ms': number
  'HTML kB gzip': number
  'JavaScript kB gzip': number
}

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10

async function scriptBytes(origin: string, html: string): Promise<number> {
  // Browsers of this decade skip what is marked nomodule.
  const scripts = [...html.matchAll(/<script([^>]+)src="([^"]+)"([^>]*)>/g)].filter(
    ([whole]) => !/nomodule/i.test(whole),
  )
  const sources = new Set(scripts.flatMap(([, , source]) => source ?? []))
  let bytes = 0
  for (const source of sources) {
    bytes += gzipSync(await (await fetch(new URL(source, origin))).bytes()).byteLength
  }
  return bytes
}

async function measurePage(origin: string, page: string): Promise<PageFigures> {
  const url = origin + page
  const html = await (await fetch(url)).text()
  await autocannon({ url, connections: 32, duration: 2 })
  const { requests, latency } = await autocannon({ url, connections: 32, duration: SECONDS })
  return {
    page,
    'requests/s': Math.round(requests.average),
    'p50 ms': latency.p50,
    'p99 ms': latency.p99,
    'HTML kB gzip': kilobytes(gzipSync(html).byteLength),
    'JavaScript kB gzip': kilobytes(await scriptBytes(origin, html)),
  }
}

/** Builds and serves the seeded site beside a developer's own and loads its main pages. */
export async function measurePages(): Promise<PageFigures[]> {
  const site = await startThrowawaySite(await freePort(SITE_PORT))
  try {
    const figures: PageFigures[] = []
    for (const page of PAGES) figures.push(await measurePage(site.origin, page))
    return figures
  } finally {
    await site.stop()
  }
}
