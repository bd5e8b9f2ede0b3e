import 'server-only'
import { MESSAGES_PER_HOUR, MESSAGES_PER_HOUR_OF_ALL } from './limits'
import type { ContactMessage } from './receive-message'
import { clientAddress, hashClient } from '@/lib/client-address'
import { retention } from '@/lib/retention'
import { rowsOf } from '@/lib/supabase/backend-error'
import { serviceClient } from '@/lib/supabase/service'

/**
 * Stores a message for the panel's inbox and deletes messages older than the privacy policy allows. Resolves to false when
 * the client, or all clients without an address together, have reached the hourly rate. Throws a BackendError.
 */
export async function storeMessage(message: ContactMessage): Promise<boolean> {
  const address = await clientAddress()
  return rowsOf(
    await serviceClient().rpc('submit_contact_message', {
      p_name: message.name,
      p_email: message.email,
      p_phone: message.phone,
      p_subject: message.subject,
      p_message: message.message,
      p_interests: message.interests,
      p_client_hash: hashClient(address ?? 'unknown'),
      p_max: address ? MESSAGES_PER_HOUR : MESSAGES_PER_HOUR_OF_ALL,
      p_window: '1 hour',
      ...retention,
    }),
  )
}

/** Deletes rows older than the privacy policy, or an admin's shorter choice, allows. Throws a BackendError. */
export async function purgeExpired(): Promise<void> {
  rowsOf(await serviceClient().rpc('purge_expired', retention))
}
