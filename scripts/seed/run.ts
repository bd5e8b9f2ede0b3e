import { parseArgs } from 'node:util'
import { ensureReachableBackend } from '../local-server/reachable-backend.ts'
import { runCommand } from '../command.ts'
import { serviceClient } from '../service-client.ts'
import { eraseUnusedImages, seed } from './seed.ts'
import { removeExamples } from '../../lib/examples/remove.ts'

const USAGE = `Use: npm run seed              (stores the example posts that the site lacks)
     npm run seed -- --remove  (removes the unchanged ones)`

/**
 * `npm run seed`: stores the posts of `content/` in the backend in use, hosted or running embedded. `--remove` removes
 * the unchanged ones.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { remove: { type: 'boolean', default: false } } })
  await ensureReachableBackend()
  if (!values.remove) return console.log(`${await seed()} posts of content/ are there.`)
  const { slugs, images } = await removeExamples(serviceClient(), eraseUnusedImages)
  console.log(`Removed ${slugs.length} example posts and ${images} pictures. Changed ones stay.`)
  console.log('Pages that are cached show them for up to five minutes; a restart of npm start renders them at once.')
}, USAGE)
