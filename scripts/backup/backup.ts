import { mkdir, rename, writeFile } from 'node:fs/promises'
import type { SupabaseClient } from '@supabase/supabase-js'
import { type Manifest, manifestFile, readDatabase, writeDatabase } from './archive.ts'
import { saveObjects } from './objects.ts'

type Source = {
  /** Where it is, for the manifest. */
  name: string
  /** The lines of `dump`. */
  lines: AsyncIterable<string | Uint8Array>
  storage: SupabaseClient['storage']
}

/**
 * Writes a backup into a new folder: rows first, of one moment, then the pictures that these rows name, which the site never
 * changes once they are stored. Everything is read again; the manifest comes last, so that what was broken off has none.
 */
export async function takeBackup({ name, lines, storage }: Source, folder: string): Promise<Manifest> {
  await mkdir(folder, { mode: 0o700 })
  await writeDatabase(folder, lines)
  const rows: string[] = []
  const read = await readDatabase(folder, async (table, found) => {
    if (table.name === 'storage.objects') rows.push(...found)
  })
  const found = await saveObjects(storage, rows, folder)
  const manifest: Manifest = { format: 1, takenAt: new Date().toISOString(), source: name, ...read, ...found }
  const file = manifestFile(folder)
  await writeFile(`${file}.part`, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
  await rename(`${file}.part`, file)
  return manifest
}
