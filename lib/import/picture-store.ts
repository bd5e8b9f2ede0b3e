import { IMAGE_BUCKET, IMAGE_CACHE_SECONDS } from '../images/image.ts'
import type { Client } from '../supabase/client.ts'
import type { TablesInsert } from '../supabase/database.types.ts'

/**
 * Stores the bytes of a picture and its row; returns why the row was refused, or null. Throws when the storage fails. A file
 * that is there already is that of an import which was killed before the row.
 */
export async function putPicture(
  client: Client,
  row: TablesInsert<'images'>,
  content: Uint8Array,
): Promise<string | null> {
  const upload = await client.storage.from(IMAGE_BUCKET).upload(row.path, content, {
    contentType: 'image/webp',
    cacheControl: String(IMAGE_CACHE_SECONDS),
  })
  if (upload.error && !/already exists|duplicate/i.test(upload.error.message))
    throw new Error(`The picture could not be stored: ${upload.error.message}`)
  const { error } = await client.from('images').insert(row)
  return error?.message ?? null
}
