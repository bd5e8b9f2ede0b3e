import path from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import sharp from 'sharp'
import { serverEnv } from '../../lib/env.ts'
import { IMAGE_BUCKET, IMAGE_CACHE_SECONDS } from '../../lib/images/image.ts'
import { mediaPath } from '../../lib/images/image.ts'
import { toColumns } from '../../lib/posts/columns.ts'
import { render } from '../../lib/posts/rendering/pool.ts'
import type { Database } from '../../lib/supabase/database.types.ts'
import { PICTURES, readSeedPosts, type SeedPost } from './seed-posts.ts'

type Service = SupabaseClient<Database>

async function storeImage(service: Service, file: string, alt: string): Promise<string> {
  const name = `seed-${path.basename(file, '.svg')}.webp`
  const drawing = sharp(path.join(PICTURES, file))
  const { data: content, info } = await drawing.clone().webp({ quality: 88 }).toBuffer({ resolveWithObject: true })
  const tiny = await drawing.clone().resize(16).webp({ quality: 40 }).toBuffer()
  const upload = await service.storage
    .from(IMAGE_BUCKET)
    .upload(name, content, { contentType: 'image/webp', cacheControl: String(IMAGE_CACHE_SECONDS), upsert: true })
  if (upload.error) throw new Error(`${file} could not be stored: ${upload.error.message}`)
  const blur = `data:image/webp;base64,${tiny.toString('base64')}`
  const row = { path: name, width: info.width, height: info.height, bytes: content.byteLength, alt, blur }
  const { error } = await service.from('images').upsert(row)
  if (error) throw new Error(`${file} could not be registered: ${error.message}`)
  return mediaPath(name)
}

async function storeBody(service: Service, body: string): Promise<string> {
  let result = body
  for (const [whole, alt = '', file = ''] of body.matchAll(/!\[([^\]]*)\]\((pictures\/[\w-]+\.svg)\)/g)) {
    result = result.replace(whole, `![${alt}](${await storeImage(service, file, alt)})`)
  }
  return result
}

async function storePost(service: Service, { values, publishedAt, image, imageAlt }: SeedPost): Promise<void> {
  const content = await storeBody(service, values.content)
  const stored = { ...values, content, images: image ? [await storeImage(service, image, imageAlt)] : [] }
  const prepared = await render('prepare', stored)
  if (!prepared.ok) throw new Error(`${values.slug} cannot be shown: ${prepared.problem}`)
  const { content: clean, derived } = prepared.value
  const { error } = await service
    .from('blog_posts')
    .upsert(
      { ...toColumns({ ...stored, content: clean }), ...derived, published_at: publishedAt, updated_at: publishedAt },
      { onConflict: 'slug', ignoreDuplicates: true },
    )
  if (error) throw new Error(`${values.slug} could not be seeded: ${error.message}`)
}

/** Writes the posts of `content/` that the backend does not have; answers how many there are. Safe to repeat. */
export async function seed(): Promise<number> {
  const env = serverEnv()
  const service = createClient<Database>(env.SUPABASE_URL, env.SUPABASE_SECRET_KEY, { auth: { persistSession: false } })
  const posts = await readSeedPosts()
  for (const post of posts) await storePost(service, post)
  return posts.length
}
