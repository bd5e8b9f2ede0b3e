import 'server-only'
import type { z } from 'zod'
import { REPLIES_MAX, type savedReplySchema } from './reply-schema'
import type { AdminContext } from '@/lib/auth/session'
import { isRefused, isTaken, rowsOf } from '@/lib/supabase/backend-error'

export type SavedReply = { id: string; name: string; body: string }

export async function listReplies({ supabase }: AdminContext): Promise<SavedReply[]> {
  return rowsOf(await supabase.from('saved_replies').select('id, name, body').order('name'))
}

const GONE = 'This reply is not there any more.'

/** Stores a saved reply; resolves to null, or to the reason of a refusal. Throws a BackendError for any other error. */
export async function writeReply(
  { supabase }: AdminContext,
  { id, name, body }: z.output<typeof savedReplySchema>,
): Promise<string | null> {
  const table = supabase.from('saved_replies')
  try {
    const written = id === null ? table.insert({ name, body }) : table.update({ name, body }).eq('id', id)
    return rowsOf(await written.select('id')).length > 0 ? null : GONE
  } catch (error) {
    if (isTaken(error)) return 'Another reply has this name.'
    if (isRefused(error)) return `There are ${REPLIES_MAX} replies, which is all there is room for. Delete one first.`
    throw error
  }
}
