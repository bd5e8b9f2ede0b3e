import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { seed } from './seed.ts'

/** The file in a data folder that says that its posts are stored. */
export const seededMark = (dataDir: string): string => path.join(dataDir, 'seeded')

/** Seeds a data folder on its first start only: a deleted example post stays deleted. */
export async function seedOnce(dataDir: string): Promise<void> {
  const marker = seededMark(dataDir)
  if (existsSync(marker)) return
  console.log('Storing the example posts …')
  console.log(`Seeded ${await seed()} posts.`)
  writeFileSync(marker, new Date().toISOString())
}
