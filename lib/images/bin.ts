import 'server-only'
import type { SupabaseClient } from '@supabase/supabase-js'
import { binnedImages } from './binned'
import { IMAGE_BUCKET } from './image'
import { logError } from '@/lib/log'
import { BackendError, rowsOf } from '@/lib/supabase/backend-error'
import type { Database } from '@/lib/supabase/database.types'

/** An editor's own client, or the schedule's: the database's functions decide what each may do. */
type Client = SupabaseClient<Database>

/** What storage refused carries a status; what never reached it has none. */
export const refusalOf = (error: Error & { status?: number | undefined }): BackendError =>
  new BackendError(error.message, 'storage', error.status === undefined || error.status >= 500)

/**
 * Puts pictures into the bin that nothing uses and that this editor may; answers the names of those. `isEvenUsed`: for an
 * admin, also what posts show, which go on without it.
 */
export async function binImages(supabase: Client, names: string[], isEvenUsed = false): Promise<string[]> {
  if (names.length === 0) return []
  const binned = rowsOf(await supabase.rpc('bin_images', { p_paths: names, p_even_used: isEvenUsed }))
  binnedImages().forget(binned)
  // Whoever puts something in empties the bottom. What goes wrong with that is not the editor's.
  await purgeExpiredImages(supabase).catch((error: unknown) => logError('pictures', error))
  return binned
}

/** Takes pictures out of the bin; answers the names of those that were there with their files. */
export async function restoreImages(supabase: Client, names: string[]): Promise<string[]> {
  const restored = rowsOf(await supabase.rpc('restore_images', { p_paths: names }))
  binnedImages().forget(restored)
  return restored
}

/**
 * Deletes pictures of the bin for good: bytes first, so that a failure leaves a row that can be found, not a lost file.
 * Answers the names of those that are gone.
 */
export async function eraseImages(supabase: Client, names: string[]): Promise<string[]> {
  if (names.length === 0) return []
  const { error } = await supabase.storage.from(IMAGE_BUCKET).remove(names)
  if (error) throw refusalOf(error)
  return rowsOf(await supabase.rpc('forget_images', { p_paths: names }))
}

/** Deletes what has lain in the bin for its time. */
export async function purgeExpiredImages(supabase: Client): Promise<void> {
  await eraseImages(supabase, rowsOf(await supabase.rpc('list_expired_images')))
}
