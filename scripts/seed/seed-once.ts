import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { seed } from './seed.ts'

const markerOf = (dataDir: string) => path.join(dataDir, 'seeded')

/** Whether a data folder has had its first start. */
export const isSeeded = (dataDir: string): boolean => existsSync(markerOf(dataDir))

/** Seeds a data folder on its first start only: an editor who deletes a seeded post does not get it back. */
export async function seedOnce(dataDir: string): Promise<void> {
  if (isSeeded(dataDir)) return
  console.log(`Seeded ${await seed()} posts.`)
  writeFileSync(markerOf(dataDir), new Date().toISOString())
}
