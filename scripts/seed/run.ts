import { parseArgs } from 'node:util'
import { ensureReachableBackend } from '../local-server/reachable-backend.ts'
import { runCommand } from '../local-server/run.ts'
import { removeExamples } from './remove.ts'
import { exampleSlugs, seed, seedClient } from './seed.ts'

/**
 * `npm run seed`: stores the posts of `content/` in the backend in use, hosted or running embedded. `--remove` removes
 * those that no editor has changed.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { remove: { type: 'boolean', default: false } } })
  await ensureReachableBackend()
  if (!values.remove) return console.log(`${await seed()} posts of content/ are there.`)
  const { posts, images } = await removeExamples(seedClient(), await exampleSlugs())
  console.log(`Removed ${posts} example posts and ${images} pictures. What an editor has changed stays.`)
  console.log('Pages that are cached show them for up to five minutes; a restart of npm start renders them at once.')
})
