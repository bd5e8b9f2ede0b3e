import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import type { SupabaseClient } from '@supabase/supabase-js'
import { type Manifest, manifestFile, readDatabase, writeDatabase } from './archive.ts'
import { saveObjects } from './objects.ts'

type Source = {
  name: string
  /** The lines of `dump`. */
  lines: AsyncIterable<string | Uint8Array>
  storage: SupabaseClient['storage']
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null)

async function makePart(folder: string): Promise<string> {
  if (existsSync(folder)) throw new Error(`${folder} is there already: a backup is written into a new folder.`)
  const part = `${folder}.part`
  await mkdir(part, { mode: 0o700 }).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error
    throw new Error(`${part} is there: another backup writes it, or one was killed. Delete it when no backup runs.`)
  })
  return part
}

async function fill(part: string, { name, lines, storage }: Source): Promise<Manifest> {
  await writeDatabase(part, lines)
  const rows: string[] = []
  const read = await readDatabase(part, async (table, found) => {
    if (table.name === 'storage.objects') rows.push(...found)
  })
  const found = await saveObjects(storage, rows, part)
  const manifest: Manifest = { format: 1, takenAt: new Date().toISOString(), source: name, ...read, ...found }
  await writeFile(manifestFile(part), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
  return manifest
}

/**
 * Writes a backup into a new folder: the rows of one moment, then the images that these rows name, which never change
 * once stored. It reads everything again. The folder's name ends in `.part` until it is complete, and a failure leaves
 * nothing.
 */
export async function takeBackup(source: Source, folder: string): Promise<Manifest> {
  const part = await makePart(folder)
  try {
    const manifest = await fill(part, source)
    await rename(part, folder)
    return manifest
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    if (codeOf(error) !== 'ENOSPC') throw error
    throw new Error('The disk is full: nothing of this backup was kept.', { cause: error })
  }
}
