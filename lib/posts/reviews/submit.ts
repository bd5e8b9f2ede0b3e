import 'server-only'
import { mailReview } from './mail'
import { getReview } from './queries'
import type { AdminContext } from '@/lib/auth/session'
import { rowsOf } from '@/lib/supabase/backend-error'

/** Submits a draft for review. One that is in review stays there, and no mail is sent again. Throws a BackendError. */
export async function submitPost(context: AdminContext, postId: string): Promise<void> {
  const before = await getReview(context, postId)
  rowsOf(await context.supabase.rpc('submit_post', { p_post: postId }))
  const now = await getReview(context, postId)
  if (now?.state === 'in_review' && before?.state !== 'in_review') mailReview(context, postId, 'submitted')
}
