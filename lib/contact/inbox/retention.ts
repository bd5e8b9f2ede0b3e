import 'server-only'
import { inboxClient } from './queries'
import { privacyLimits } from '@/lib/content/privacy-limits'
import { rowsOf } from '@/lib/supabase/backend-error'

/** How many months messages are kept. */
export async function getRetentionMonths(): Promise<number> {
  const supabase = await inboxClient()
  const row = rowsOf(await supabase.from('contact_settings').select('retention_months').maybeSingle())
  return row?.retention_months ?? privacyLimits.contactRetentionMonths
}

/** How many messages are older than that: a shorter time would delete them. */
export async function countMessagesOlder(months: number): Promise<number> {
  const supabase = await inboxClient()
  return rowsOf(await supabase.rpc('count_messages_older', { p_months: months }))
}

/** False for whom the policy does not let choose. Throws a BackendError. */
export async function writeRetentionMonths(months: number): Promise<boolean> {
  const supabase = await inboxClient()
  const rows = rowsOf(
    await supabase
      .from('contact_settings')
      .update({ retention_months: months })
      .eq('id', true)
      .select('retention_months'),
  )
  return rows.length > 0
}
