import autocannon from 'autocannon'
import { runCommand } from '../../scripts/command.ts'
import { templates } from '../../tests/support/templates.ts'
import { memoryMb, openSite } from '../harness.ts'

const LOAD = { connections: 20, overallRate: 200, duration: 60 }

async function addresses(origin: string): Promise<string[]> {
  const read = async (path: string) => (await fetch(origin + path)).text()
  const parts = [...(await read('/sitemap.xml')).matchAll(/\/sitemaps\/[\w-]+\.xml/g)].map(([path]) => path)
  const listed = (await Promise.all(parts.map(read))).flatMap((part) =>
    [...part.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname),
  )
  const unknown = Array.from({ length: 20 }, (_, index) => `/blog/no-such-post-${index}`)
  return [...new Set([...templates.map(({ path }) => path), ...listed, ...unknown])]
}

/**
 * `npm run bench:soak [-- <minutes>]`: the memory of site and backend under 200 requests a second over all addresses.
 */
await runCommand(async () => {
  const site = await openSite()
  const paths = await addresses(site.origin)
  const requests = paths.flatMap((path) => [
    { path, headers: { 'accept-encoding': 'br, gzip' } },
    { path, headers: { cookie: 'a=b' } },
  ])
  const memory = (line: 'VmRSS' | 'VmHWM') => ({
    'site MB': memoryMb(site.pid, line),
    'backend MB': memoryMb(site.backendPid(), line),
  })
  const figures = [{ minute: 0, ...memory('VmRSS') }]
  for (let minute = 1; minute <= Number(process.argv[2] ?? 10); minute++) {
    await autocannon({ url: site.origin, requests, ...LOAD })
    figures.push({ minute, ...memory('VmRSS') })
  }
  console.log(`${paths.length} addresses; at most: ${JSON.stringify(memory('VmHWM'))}`)
  console.table(figures)
  await site.stop()
  process.exit(0)
})
