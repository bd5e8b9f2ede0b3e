import autocannon from 'autocannon'
import { runCommand } from '../../scripts/command.ts'
import { openSite } from '../harness.ts'

const PAGES = ['/', '/blog', '/blog/one-pot-jollof-rice']
const CONNECTIONS = 32

async function measurePage(origin: string, page: string) {
  const url = origin + page
  await autocannon({ url, connections: CONNECTIONS, duration: 2 })
  const { requests, latency } = await autocannon({ url, connections: CONNECTIONS, duration: 10 })
  return {
    page,
    'requests/s': Math.round(requests.average),
    'p50 ms': latency.p50,
    'p99 ms': latency.p99,
  }
}

/** `npm run bench`: requests a second of the main pages, for docs/performance.md. */
await runCommand(async () => {
  console.log('Pages of the production build, 32 connections, 10 s each')
  await using site = await openSite()
  const pages = []
  for (const page of PAGES) pages.push(await measurePage(site.origin, page))
  console.table(pages)
})
