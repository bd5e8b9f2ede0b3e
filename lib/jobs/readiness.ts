import 'server-only'
import { expectedMigrations } from '@/lib/env'
import { IMAGE_BUCKET } from '@/lib/images/image'
import { logWarning } from '@/lib/log'
import { compareMigrations, type MigrationChecksums } from '@/lib/migration-checksums'
import { serviceClient } from '@/lib/supabase/service'

/** How long an answer is reused, so that a series of requests calls the backend once. */
const KEPT_MS = 2_000

type Readiness = { ready: boolean; reasons: string[] }

/** Why a database does not fit this version. `applied` is null for a database without a history of migrations. */
export function migrationReasons(expected: MigrationChecksums, applied: MigrationChecksums | null): string[] {
  const { missing, changed } = compareMigrations(expected, applied ?? {})
  return [
    ...missing.map((version) => `the migration ${version} is missing`),
    ...changed.map((version) => `the migration ${version} was applied with other statements`),
  ]
}

async function askBackend(): Promise<Readiness> {
  const supabase = serviceClient()
  const [migrations, bucket] = await Promise.all([
    supabase.rpc('migration_checksums'),
    supabase.storage.getBucket(IMAGE_BUCKET),
  ])
  const reasons: string[] = []
  if (migrations.error)
    reasons.push(`the backend answers ${migrations.status || 'nothing'} ${migrations.error.code}`.trim())
  else {
    const expected = JSON.parse(expectedMigrations()) as MigrationChecksums
    reasons.push(...migrationReasons(expected, migrations.data as MigrationChecksums | null))
  }
  if (bucket.error) reasons.push(`the bucket ${IMAGE_BUCKET} cannot be read`)
  return { ready: reasons.length === 0, reasons }
}

let last: { at: number; answer: Promise<Readiness> } | undefined
let wasReady = true

/** Whether the backend answers and has this version's tables and the bucket. Logs every change of the result. */
export async function isReady(): Promise<boolean> {
  if (!last || Date.now() - last.at > KEPT_MS) last = { at: Date.now(), answer: askBackend() }
  const { ready, reasons } = await last.answer
  if (ready !== wasReady) logWarning('ready', ready ? 'The site is ready again.' : `Not ready: ${reasons.join('; ')}.`)
  wasReady = ready
  return ready
}
