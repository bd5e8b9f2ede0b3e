import 'server-only'
import { LRUCache } from 'lru-cache'
import { IMAGE_BUCKET } from './image'
import { logError } from '@/lib/log'
import { rowsOf, storageError } from '@/lib/supabase/backend-error'
import type { Client } from '@/lib/supabase/client'
import { publicClient } from '@/lib/supabase/public'

/** Milliseconds for which an image counts as shown. Only changes by other processes take so long to be seen. */
const SHOWN_MS = 60_000
/** Milliseconds for which an image counts as hidden: a save of a post, a portrait or the logo takes it out of the bin. */
const HIDDEN_MS = 1_000
/** Milliseconds for which the last answer is used again after a failed call. */
const RETRY_MS = 5_000
const NAMES_MAX = 5_000

/**
 * Caches which images are in the bin or deleted, as every request for an image checks it. `ask` reads the database. If
 * it fails, the last answer is used, and an unknown image is shown.
 */
export const createBinLookup = (ask: (name: string) => Promise<boolean>, now: () => number = Date.now) =>
  new LRUCache<string, boolean>({
    max: NAMES_MAX,
    ttl: SHOWN_MS,
    ttlResolution: 0,
    // A request that waits for an answer gets it, although the image is forgotten meanwhile.
    ignoreFetchAbort: true,
    perf: { now },
    async fetchMethod(name, stale, { options }) {
      try {
        const isHidden = await ask(name)
        if (isHidden) options.ttl = HIDDEN_MS
        return isHidden
      } catch {
        options.ttl = RETRY_MS
        return stale ?? false
      }
    },
  })

const SHARED = Symbol.for('flavorcraft.bin-lookup')

/** One cache for the process, although each of the server's bundles has a copy of this module. */
function binLookup(): ReturnType<typeof createBinLookup> {
  const shared = globalThis as typeof globalThis & { [SHARED]?: ReturnType<typeof createBinLookup> }
  return (shared[SHARED] ??= createBinLookup(async (p_path) =>
    rowsOf(await publicClient('live').rpc('image_is_binned', { p_path })),
  ))
}

/** Whether an image is in the bin or deleted, so that its address shows nothing. */
export const isBinned = async (name: string): Promise<boolean> => (await binLookup().fetch(name)) ?? false

/** Makes the next request for each of these images ask the database again. */
export function forgetBinned(names: readonly string[]): void {
  for (const name of names) binLookup().delete(name)
}

/**
 * Puts unused images into the bin that this editor may delete. Resolves to their names. `isEvenUsed`: for an admin,
 * also images that posts show.
 */
export async function binImages(supabase: Client, names: string[], isEvenUsed = false): Promise<string[]> {
  if (names.length === 0) return []
  const binned = rowsOf(await supabase.rpc('bin_images', { p_paths: names, p_even_used: isEvenUsed }))
  forgetBinned(binned)
  // Also delete expired images. A failure of that must not fail the editor's action.
  await purgeExpiredImages(supabase).catch((error: unknown) => logError('pictures', error))
  return binned
}

/** Takes images out of the bin. Resolves to the names of those that were there with their files. */
export async function restoreImages(supabase: Client, names: string[]): Promise<string[]> {
  const restored = rowsOf(await supabase.rpc('restore_images', { p_paths: names }))
  forgetBinned(restored)
  return restored
}

/**
 * Deletes images in the bin permanently. Resolves to the deleted names. Files are deleted before rows, so that a
 * failure leaves a row that can be found, not a lost file.
 */
export async function eraseImages(supabase: Client, names: string[]): Promise<string[]> {
  if (names.length === 0) return []
  const { error } = await supabase.storage.from(IMAGE_BUCKET).remove(names)
  if (error) throw storageError(error)
  return rowsOf(await supabase.rpc('forget_images', { p_paths: names }))
}

/** Deletes images whose time in the bin has expired. */
export async function purgeExpiredImages(supabase: Client): Promise<void> {
  await eraseImages(supabase, rowsOf(await supabase.rpc('list_expired_images')))
}
