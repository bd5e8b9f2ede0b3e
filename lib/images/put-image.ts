import { isTaken, rowsOf, storageError } from '../supabase/backend-error.ts'
import type { Client } from '../supabase/client.ts'
import type { TablesInsert } from '../supabase/database.types.ts'
import { IMAGE_BUCKET, IMAGE_CACHE_SECONDS } from './image.ts'

/**
 * Stores the file and the row of an image. Writes nothing under a taken name. A file without a row gets its row: an
 * import was killed between the two. Throws a BackendError.
 */
export async function putImage(client: Client, row: TablesInsert<'images'>, content: Uint8Array): Promise<void> {
  const { error } = await client.storage.from(IMAGE_BUCKET).upload(row.path, content, {
    contentType: 'image/webp',
    cacheControl: String(IMAGE_CACHE_SECONDS),
  })
  const refused = error && storageError(error)
  if (refused && !isTaken(refused)) throw refused
  try {
    rowsOf(await client.from('images').insert(row))
  } catch (failed) {
    if (!isTaken(failed)) throw failed
  }
}
