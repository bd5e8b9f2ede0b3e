import path from 'node:path'
import { checkEnvironment, startEnv } from '../lib/env.ts'
import { ensureBuild } from './local-server/build.ts'
import { ROOT } from './local-server/local-env.ts'
import { ensureReachableBackend } from './local-server/reachable-backend.ts'
import { runCommand } from './command.ts'

/**
 * `npm run build:beside`: makes the build of the next `npm start` in this folder, while another release serves the same
 * data. The start then takes seconds.
 */
await runCommand(async () => {
  const isElsewhere = await ensureReachableBackend()
  checkEnvironment()
  const data = isElsewhere ? (process.env.SUPABASE_URL ?? '') : path.resolve(ROOT, startEnv().DATA_DIR)
  await ensureBuild(data)
  console.log('The build is there; npm start serves it.')
})
