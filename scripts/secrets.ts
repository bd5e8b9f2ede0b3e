import { makeSecrets } from './local-server/local-env.ts'
import { runCommand } from './command.ts'

/**
 * `npm run --silent secrets`: new keys and secrets for a site with the embedded backend, as lines of a file of variables.
 */
await runCommand(async () => {
  for (const [name, value] of Object.entries(await makeSecrets())) console.log(`${name}=${value}`)
})
