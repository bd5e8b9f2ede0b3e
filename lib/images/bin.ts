import 'server-only'
import { LRUCache } from 'lru-cache'
import { IMAGE_BUCKET } from './image'
import { logError } from '@/lib/log'
import { rowsOf, storageError } from '@/lib/supabase/backend-error'
import type { Client } from '@/lib/supabase/client'
import { publicClient } from '@/lib/supabase/public'

/** How long an answer holds where another process may have changed it; this one's own changes count at once. Milliseconds. */
const HOLDS_MS = 60_000
/** How long an image counts as what it was after a call that failed. Milliseconds. */
const RETRY_MS = 5_000
const NAMES_MAX = 5_000

/**
 * Caches which images lie in the bin, or are deleted: every request for an image reads it. `ask` reads the database. While it
 * does not answer an image counts as what it was, and an unknown one is shown.
 */
export const createBinLookup = (ask: (name: string) => Promise<boolean>, now: () => number = Date.now) =>
  new LRUCache<string, boolean>({
    max: NAMES_MAX,
    ttl: HOLDS_MS,
    ttlResolution: 0,
    perf: { now },
    async fetchMethod(name, stale, { options }) {
      try {
        return await ask(name)
      } catch {
        options.ttl = RETRY_MS
        return stale ?? false
      }
    },
  })

const SHARED = Symbol.for('flavorcraft.bin-lookup')

/** One for the process: the server's bundles each have a copy of this module. */
function binLookup(): ReturnType<typeof createBinLookup> {
  const shared = globalThis as typeof globalThis & { [SHARED]?: ReturnType<typeof createBinLookup> }
  return (shared[SHARED] ??= createBinLookup(async (p_path) =>
    rowsOf(await publicClient('live').rpc('image_is_binned', { p_path })),
  ))
}

/** Whether an image lies in the bin or is deleted, so that its address shows nothing. */
export const isBinned = async (name: string): Promise<boolean> => (await binLookup().fetch(name)) ?? false

/** The next request for one of these images asks the database again. */
export function forgetBinned(names: readonly string[]): void {
  for (const name of names) binLookup().delete(name)
}

/**
 * Puts images into the bin that nothing uses and that this editor may delete; resolves to their names. `isEvenUsed`: for an
 * admin, also images that posts show.
 */
export async function binImages(supabase: Client, names: string[], isEvenUsed = false): Promise<string[]> {
  if (names.length === 0) return []
  const binned = rowsOf(await supabase.rpc('bin_images', { p_paths: names, p_even_used: isEvenUsed }))
  forgetBinned(binned)
  // The bin is emptied on this occasion; a failure of that is not the editor's.
  await purgeExpiredImages(supabase).catch((error: unknown) => logError('pictures', error))
  return binned
}

/** Takes images out of the bin; resolves to the names of those that were there with their files. */
export async function restoreImages(supabase: Client, names: string[]): Promise<string[]> {
  const restored = rowsOf(await supabase.rpc('restore_images', { p_paths: names }))
  forgetBinned(restored)
  return restored
}

/**
 * Deletes images of the bin for good; resolves to the names of those that are deleted. Bytes first, so that a failure leaves
 * a row that can be found, not a lost file.
 */
export async function eraseImages(supabase: Client, names: string[]): Promise<string[]> {
  if (names.length === 0) return []
  const { error } = await supabase.storage.from(IMAGE_BUCKET).remove(names)
  if (error) throw storageError(error)
  return rowsOf(await supabase.rpc('forget_images', { p_paths: names }))
}

/** Deletes images that have lain in the bin for their time. */
export async function purgeExpiredImages(supabase: Client): Promise<void> {
  await eraseImages(supabase, rowsOf(await supabase.rpc('list_expired_images')))
}
