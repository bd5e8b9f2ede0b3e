import autocannon from 'autocannon'
import { freePort } from '../../scripts/local-server/ports.ts'
import { runCommand } from '../../scripts/local-server/run.ts'
import { templates } from '../../scripts/testing/templates.ts'
import { startThrowawaySite, type ThrowawaySite } from '../../scripts/testing/throwaway-site.ts'
import { memoryMb } from './process.ts'

const PORT = 3315
const RATE = 200
const CONNECTIONS = 20
const MINUTES = 10

/** Every template, every address of the sitemaps, and some that nobody has. */
async function addresses(origin: string): Promise<string[]> {
  const read = async (path: string) => (await fetch(origin + path)).text()
  const parts = [...(await read('/sitemap.xml')).matchAll(/\/sitemaps\/[\w-]+\.xml/g)].map(([path]) => path)
  const listed = (await Promise.all(parts.map(read))).flatMap((part) =>
    [...part.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname),
  )
  const unknown = Array.from({ length: 20 }, (_, index) => `/blog/nobody-wrote-this-${index}`)
  return [...new Set([...templates.map(({ path }) => path), ...listed, ...unknown])]
}

const memory = (site: ThrowawaySite, line: 'VmRSS' | 'VmHWM') => ({
  'Next MB': memoryMb(site.pid ?? 0, line),
  'backend MB': memoryMb(site.backendPid() ?? 0, line),
})

/** Asks for everything that the site has, 200 times a second, as browsers do: half with Brotli, half for data of a page. */
async function soak(site: ThrowawaySite, minutes: number) {
  const paths = await addresses(site.origin)
  const requests = paths.flatMap((path) => [
    { path, headers: { 'accept-encoding': 'br, gzip' } },
    { path, headers: { cookie: 'a=b' } },
  ])
  const figures = [{ minute: 0, ...memory(site, 'VmRSS') }]
  for (let minute = 1; minute <= minutes; minute++) {
    await autocannon({
      url: site.origin,
      requests,
      connections: CONNECTIONS,
      overallRate: RATE,
      duration: 60,
    })
    figures.push({ minute, ...memory(site, 'VmRSS') })
  }
  console.log(`${paths.length} addresses, ${RATE} requests a second; at most: ${JSON.stringify(memory(site, 'VmHWM'))}`)
  return figures
}

/** `npm run bench:soak [-- <minutes>]`: what the two processes hold in memory after so long under load. */
await runCommand(async () => {
  const site = await startThrowawaySite(await freePort(PORT))
  try {
    console.table(await soak(site, Number(process.argv[2] ?? MINUTES)))
  } finally {
    await site.stop()
  }
  process.exit(0)
})
