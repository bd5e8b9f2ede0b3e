import 'server-only'
import { clearCodeAttempts, countIfChecked, takeCodeAttempt } from './attempts'
import { LOGIN_BLOCK_MINUTES } from './limits'
import { isRecoveryCode } from './recovery-codes'
import { FACTOR_FAULTS, verifyCode } from './second-factor'
import { rowsOf } from '@/lib/supabase/backend-error'
import type { Client } from '@/lib/supabase/client'

/**
 * Checks a code of an app, or uses a recovery code, which removes the factor. Resolves to null, or why it was refused.
 * Without a `factorId`, the code is checked for the account's factor. Throws a BackendError.
 */
export async function checkCode(
  supabase: Client,
  username: string,
  code: string,
  factorId?: string,
): Promise<string | null> {
  const attempt = await takeCodeAttempt(username)
  if (attempt.block) return `Too many wrong codes. Try again in ${LOGIN_BLOCK_MINUTES} minutes.`
  if (isRecoveryCode(code)) {
    const spend = async () => rowsOf(await supabase.rpc('use_recovery_code', { p_code: code }))
    if (!(await countIfChecked(attempt, spend()))) return 'This recovery code is not right, or was used before.'
  } else {
    const fault = await countIfChecked(attempt, verifyCode(supabase, code, factorId))
    if (fault === 'busy') await attempt.giveBack()
    if (fault !== null) return FACTOR_FAULTS[fault]
  }
  await clearCodeAttempts(username)
  return null
}
