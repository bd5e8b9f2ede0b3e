import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { seed } from './seed.ts'

/** The file that stands in a data folder when its posts are there. */
export const seededMark = (dataDir: string): string => path.join(dataDir, 'seeded')

/** Seeds a data folder on its first start only: an editor who deletes a seeded post does not get it back. */
export async function seedOnce(dataDir: string): Promise<void> {
  const marker = seededMark(dataDir)
  if (existsSync(marker)) return
  console.log(`Seeded ${await seed()} posts.`)
  writeFileSync(marker, new Date().toISOString())
}
