import 'server-only'
import { cacheLife } from 'next/cache'
import { z } from 'zod'
import { askForPasskey } from './passkeys'
import { serverEnv } from '@/lib/env'
import { rowsOf } from '@/lib/supabase/backend-error'
import { passwordCheckClient } from '@/lib/supabase/password-check'

const TIMEOUT_MS = 2_000
// https://supabase.com/docs/reference/self-hosting-auth/retrieve-some-of-the-public-settings-of-the-server
const settingsSchema = z.object({ disable_signup: z.boolean() })

/** Whether the backend accepts sign-ups, which invitations need; true when it does not answer. */
export async function takesSignUps(): Promise<boolean> {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = serverEnv()
  try {
    const answer = await fetch(`${SUPABASE_URL}/auth/v1/settings`, {
      headers: { apikey: SUPABASE_PUBLISHABLE_KEY },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return !settingsSchema.parse(await answer.json()).disable_signup
  } catch {
    // The page's other reads report an outage.
    return true
  }
}

/** Throws a BackendError, which is logged and not cached. */
async function answersWithPasskeys(): Promise<boolean> {
  'use cache'
  cacheLife('hours')
  const client = passwordCheckClient()
  return rowsOf(await client.rpc('has_passkeys')) && (await askForPasskey(client)) !== 'unsupported'
}

/** Whether the backend has passkeys; false without an answer. Cached, because each check stores a challenge there. */
export const offersPasskeys = (): Promise<boolean> => answersWithPasskeys().catch(() => false)
