import { existsSync } from 'node:fs'
import { markAsSeeded, seededMark } from '../local-server/examples.ts'
import { step } from '../local-server/step.ts'
import { seed } from './seed.ts'

/** Seeds a data folder on its first start only: a deleted example post stays deleted. */
export async function seedOnce(dataDir: string): Promise<void> {
  if (existsSync(seededMark(dataDir))) return
  await step(
    'Storing the example posts and drawing their pictures',
    seed,
    (posts) => `${posts} example posts are stored`,
  )
  markAsSeeded(dataDir)
}
