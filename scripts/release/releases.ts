import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sha256 } from '../../lib/sha256.ts'
import { ROOT } from '../local-server/local-env.ts'

/** The folder of the records: `<version>.json`, and `<version>.zip`, a backup of a database of that release. */
export const RELEASES = path.join(ROOT, 'supabase/releases')

/** The SHA-256 of each migration of a release by the name of its file. */
export type Release = { version: string; migrations: Record<string, string> }

export const listReleases = (): Release[] =>
  readdirSync(RELEASES)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(path.join(RELEASES, file), 'utf8')) as Release)

export const migrationHashes = (folder: string): Release['migrations'] =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .sort()
      .map((file) => [file, sha256(readFileSync(path.join(folder, file)))]),
  )
