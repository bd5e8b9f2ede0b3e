import 'server-only'
import { requiredMigration } from '@/lib/env'
import { IMAGE_BUCKET } from '@/lib/images/image'
import { logWarning } from '@/lib/log'
import { serviceClient } from '@/lib/supabase/service'

/** How long an answer is kept: requests in a row ask the backend once. Milliseconds. */
const KEPT_MS = 2_000

type Readiness = { ready: boolean; reasons: string[] }

async function askBackend(): Promise<Readiness> {
  const supabase = serviceClient()
  const [migrations, bucket] = await Promise.all([
    supabase.rpc('applied_migrations'),
    supabase.storage.getBucket(IMAGE_BUCKET),
  ])
  const reasons: string[] = []
  const required = requiredMigration()
  if (migrations.error)
    reasons.push(`the backend answers ${migrations.status || 'nothing'} ${migrations.error.code}`.trim())
  else if (required && !(migrations.data as string[] | null)?.includes(required))
    reasons.push(`the migration ${required} is missing`)
  if (bucket.error) reasons.push(`the bucket ${IMAGE_BUCKET} cannot be read`)
  return { ready: reasons.length === 0, reasons }
}

let last: { at: number; answer: Promise<Readiness> } | undefined
let wasReady = true

/** Whether the site can do its work: its backend answers, knows this version's tables, and has the bucket. Logged when it changes. */
export async function isReady(): Promise<boolean> {
  if (!last || Date.now() - last.at > KEPT_MS) last = { at: Date.now(), answer: askBackend() }
  const { ready, reasons } = await last.answer
  if (ready !== wasReady) logWarning('ready', ready ? 'The site is ready again.' : `Not ready: ${reasons.join('; ')}.`)
  wasReady = ready
  return ready
}
