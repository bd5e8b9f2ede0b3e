import { runCommand } from '../local-server/run.ts'
import { measurePages } from './pages.ts'
import { measureQueries } from './queries.ts'

/** `npm run bench`: prints what docs/performance.md holds. Takes about three minutes; nothing else should run beside it. */
await runCommand(async () => {
  console.log('Pages of the production build, 32 connections, 10 s each')
  console.table(await measurePages())
  console.log('Main queries over the REST interface of the embedded backend, median of 50, milliseconds')
  console.table(await measureQueries([24, 100_000]))
  process.exit(0)
})
