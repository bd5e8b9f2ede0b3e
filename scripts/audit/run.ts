import { ensureReachableBackend } from '../local-server/reachable-backend.ts'
import { runCommand } from '../command.ts'
import { serviceClient } from '../service-client.ts'
import { verifyLog } from './verify.ts'

/** `npm run log:verify`: whether a row of the audit log was changed or removed since it was written. */
await runCommand(async () => {
  await ensureReachableBackend()
  const { rows, place, hash } = await verifyLog(serviceClient())
  console.log(`The log is whole: ${rows} rows. Its last row is ${place}:`)
  console.log(hash)
})
