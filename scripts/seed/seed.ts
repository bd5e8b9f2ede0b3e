import { existsSync } from 'node:fs'
import { exampleSlugs } from '../../lib/examples/files.ts'
import { storeExampleAuthors, storeExamples } from '../../lib/examples/store.ts'
import { IMAGE_BUCKET } from '../../lib/images/image.ts'
import { rowsOf } from '../../lib/supabase/backend-error.ts'
import type { Client } from '../../lib/supabase/client.ts'
import { markAsSeeded, seededMark } from '../local-server/examples.ts'
import { step } from '../local-server/step.ts'
import { serviceClient } from '../service-client.ts'

/**
 * Writes the posts of `content/` and their authors that the backend lacks; returns how many there are. Safe to repeat.
 */
export async function seed(): Promise<number> {
  const service = serviceClient()
  const slugs = await exampleSlugs()
  if (slugs.length > 0) await storeExampleAuthors(service)
  await storeExamples(service, slugs)
  return slugs.length
}

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

/** Files first, then rows: a failure in between leaves rows that the next call finds. */
export async function eraseUnusedImages(service: Client, names: string[]): Promise<number> {
  const { error } = await service.storage.from(IMAGE_BUCKET).remove(names)
  if (error) throw new Error(`The pictures of the examples could not be removed: ${error.message}`)
  return rowsOf(await service.from('images').delete().in('path', names).select('path')).length
}
