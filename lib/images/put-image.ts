import type { PostgrestSingleResponse } from '@supabase/supabase-js'
import { storageError } from '../supabase/backend-error.ts'
import type { Client } from '../supabase/client.ts'
import type { TablesInsert } from '../supabase/database.types.ts'
import { IMAGE_BUCKET, IMAGE_CACHE_SECONDS } from './image.ts'

/**
 * Stores the bytes of an image and its row; resolves to the answer about the row. Throws a BackendError when the storage
 * fails. A file that is there already is that of an import which was killed before the row.
 */
export async function putImage(
  client: Client,
  row: TablesInsert<'images'>,
  content: Uint8Array,
): Promise<PostgrestSingleResponse<null>> {
  const { error } = await client.storage.from(IMAGE_BUCKET).upload(row.path, content, {
    contentType: 'image/webp',
    cacheControl: String(IMAGE_CACHE_SECONDS),
  })
  if (error && !/already exists|duplicate/i.test(error.message)) throw storageError(error)
  return client.from('images').insert(row)
}
