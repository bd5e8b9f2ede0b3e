import 'server-only'
import { type Admin, getAdmin } from '@/lib/auth/session'
import { BackendError } from '@/lib/supabase/backend-error'
import { type RequestClient, requestClient } from '@/lib/supabase/request'

/** Who asks, and the client with that person's rights. Throws a BackendError for everybody else. */
export async function deskClient(): Promise<{ admin: Admin; supabase: RequestClient }> {
  const admin = await getAdmin()
  if (!admin) throw new BackendError('Only an admin may use the publishing desk', '42501', false)
  return { admin, supabase: await requestClient() }
}
