import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import type { AdminContext } from '@/lib/auth/session'
import { toIsoDate } from '@/lib/dates'
import { rowsOf } from '@/lib/supabase/backend-error'

/** Until when a post's secret address holds (ISO 8601); null when it has none. Throws a BackendError. */
export async function getPreviewEnd({ supabase }: AdminContext, postId: string): Promise<string | null> {
  const row = rowsOf(await supabase.from('post_previews').select('expires_at').eq('post_id', postId).maybeSingle())
  return row && Date.parse(row.expires_at) > Date.now() ? toIsoDate(row.expires_at) : null
}

/** Takes a post's secret address back. Throws a BackendError. */
export async function revokePreview({ supabase }: AdminContext, postId: string): Promise<void> {
  rowsOf(await supabase.from('post_previews').delete().eq('post_id', postId))
}

/**
 * A secret address for a post, in the place of the one that it had; answers its path, this once: the database keeps a hash
 * alone. Throws a BackendError.
 */
export async function makePreview(context: AdminContext, postId: string): Promise<{ path: string; endsAt: string }> {
  // In small letters: an address with capitals is redirected to one without.
  const token = randomBytes(32).toString('hex')
  await revokePreview(context, postId)
  const row = rowsOf(
    await context.supabase
      .from('post_previews')
      .insert({ post_id: postId, token_hash: createHash('sha256').update(token).digest('hex') })
      .select('expires_at')
      .single(),
  )
  return { path: `/preview/${token}`, endsAt: toIsoDate(row.expires_at) }
}
