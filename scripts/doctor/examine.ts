import type { BackendDoor } from './backend-door.ts'
import {
  checkAccess,
  checkBucket,
  checkClock,
  checkMigrations,
  checkReach,
  checkSchedule,
  checkSignIn,
  type Reference,
} from './backend.ts'
import type { Finding } from './finding.ts'
import { checkStrangers } from './strangers.ts'

/** Everything about a backend; of one that cannot be reached or refuses the keys, only that. */
export async function examineBackend(
  door: BackendDoor,
  reference: () => Promise<Reference>,
  { now = Date.now, hasCron = false }: { now?: () => number; hasCron?: boolean } = {},
): Promise<Finding[]> {
  const reach = await checkReach(door)
  if (reach.some(({ state }) => state === 'wrong')) return reach
  const expected = await reference()
  return [
    ...reach,
    ...(await checkClock(door, now)),
    ...(await checkMigrations(door, expected)),
    ...(await checkAccess(door, expected)),
    ...(await checkBucket(door)),
    ...(await checkSignIn(door)),
    ...(await checkSchedule(door, now, hasCron)),
    ...(await checkStrangers(door)),
  ]
}
