import { isTaken, rowsOf, storageError } from '../supabase/backend-error.ts'
import type { Client } from '../supabase/client.ts'
import type { TablesInsert } from '../supabase/database.types.ts'
import { IMAGE_BUCKET, IMAGE_CACHE_SECONDS } from './image.ts'

/**
 * Stores the bytes of an image and its row, once: under a name that is taken nothing is written. A file without a row is
 * that of an import which was killed between the two. Throws a BackendError.
 */
export async function putImage(client: Client, row: TablesInsert<'images'>, content: Uint8Array): Promise<void> {
  const { error } = await client.storage.from(IMAGE_BUCKET).upload(row.path, content, {
    contentType: 'image/webp',
    cacheControl: String(IMAGE_CACHE_SECONDS),
  })
  if (error && !/already exists|duplicate/i.test(error.message)) throw storageError(error)
  try {
    rowsOf(await client.from('images').insert(row))
  } catch (failed) {
    if (!isTaken(failed)) throw failed
  }
}
