import { runCommand } from '../local-server/run.ts'
import { measurePages } from './pages.ts'
import { measureQueries } from './queries.ts'
import { measureRatios } from './ratios.ts'

/** `npm run bench`: prints what docs/performance.md holds. Takes about a quarter of an hour, mostly to make a million posts; nothing else should run beside it. */
await runCommand(async () => {
  console.log('Pages of the production build, 32 connections, 10 s each')
  console.table(await measurePages())
  console.log(
    'Processor time of a request, beside a page of Next alone with as many bytes; medians of five rounds in turn',
  )
  console.table(await measureRatios())
  console.log('Queries of pages over the REST interface, on PostgreSQL, median of 50, milliseconds')
  console.table((await measureQueries([1000, 100_000, 1_000_000])) ?? [])
  process.exit(0)
})
