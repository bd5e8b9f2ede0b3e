import { ensureReachableBackend } from '../local-server/reachable-backend.ts'
import { runCommand } from '../local-server/run.ts'
import { seed } from './seed.ts'

/** `npm run seed`: the posts of `content/` into the backend in use, hosted or running embedded. */
await runCommand(async () => {
  await ensureReachableBackend()
  console.log(`${await seed()} posts of content/ are there.`)
})
