import path from 'node:path'
import pLimit from 'p-limit'
import pRetry from 'p-retry'
import sharp from 'sharp'
import { toProfileColumns } from '../authors/profile.ts'
import { blurOf } from '../images/decode.ts'
import { mediaPath } from '../images/image.ts'
import { putImage } from '../images/put-image.ts'
import { toColumns } from '../posts/columns.ts'
import { renderText } from '../posts/rendering/render-text.ts'
import { isTaken, rowsOf } from '../supabase/backend-error.ts'
import type { Client } from '../supabase/client.ts'
import { contentPath, type Example, readExample, readExampleAuthors } from './files.ts'

/** The prefix of the examples' image names. */
const IMAGE_PREFIX = 'seed-'

/** The names of the stored example images that posts show, or do not show. */
export async function exampleImages(client: Client, inPosts: boolean): Promise<string[]> {
  const images = client.from('images').select('path').like('path', `${IMAGE_PREFIX}%`)
  return rowsOf(await images.eq('in_posts', inPosts)).map(({ path: name }) => name)
}

/** Draws the images of one post while it writes the row of another. */
const POSTS_AT_ONCE = 4

/** Stores a missing drawing. It also replaces one in the bin, whose file may be gone; the post takes it out. */
async function storeImage(client: Client, file: string, alt: string): Promise<string> {
  const name = `${IMAGE_PREFIX}${path.basename(file, '.svg')}.webp`
  const known = await client.from('images').select('path').eq('path', name).is('deleted_at', null)
  if (rowsOf(known).length > 0) return mediaPath(name)
  const drawing = sharp(contentPath(file))
  const { data: content, info } = await drawing.clone().webp({ quality: 88 }).toBuffer({ resolveWithObject: true })
  const blur = await blurOf(drawing)
  const row = { path: name, width: info.width, height: info.height, bytes: content.byteLength, alt, blur }
  await putImage(client, row, content)
  return mediaPath(name)
}

async function storeBody(client: Client, body: string): Promise<string> {
  let result = body
  for (const [whole, alt = '', file = ''] of body.matchAll(/!\[([^[\]]*)\]\((pictures\/[\w-]+\.svg)\)/g)) {
    result = result.replace(whole, `![${alt}](${await storeImage(client, file, alt)})`)
  }
  return result
}

async function storeExample(client: Client, { values, publishedAt, image, imageAlt }: Example): Promise<void> {
  const content = await storeBody(client, values.content)
  const stored = { ...values, content, images: image ? [await storeImage(client, image, imageAlt)] : [] }
  const prepared = await renderText('prepare', stored)
  if (!prepared.ok) throw new Error(`${values.slug} cannot be shown: ${prepared.problem}`)
  const { content: clean, derived } = prepared.value
  const row = {
    ...toColumns({ ...stored, content: clean }),
    ...derived,
    published_at: publishedAt,
    updated_at: publishedAt,
  }
  rowsOf(await client.from('blog_posts').upsert(row, { onConflict: 'slug', ignoreDuplicates: true }))
}

/** The slugs of which the site has no post, not even in the bin. */
export async function missingExamples(client: Client, slugs: readonly string[]): Promise<string[]> {
  const known = rowsOf(await client.from('blog_posts').select('slug').in('slug', slugs)).map(({ slug }) => slug)
  return slugs.filter((slug) => !known.includes(slug))
}

/** Stores the example posts of these slugs that the site lacks. Safe to repeat, also concurrently. */
export async function storeExamples(client: Client, slugs: readonly string[]): Promise<void> {
  const missing = await missingExamples(client, slugs)
  // When two tabs upload one image at once, the embedded storage fails one of them without a reason.
  await pLimit(POSTS_AT_ONCE).map(missing, (slug) =>
    pRetry(async () => storeExample(client, await readExample(slug)), { retries: 2 }),
  )
}

/**
 * Stores the authors of the examples one by one, because each new author becomes the last. A known slug, present or
 * former, counts as stored.
 */
export async function storeExampleAuthors(client: Client): Promise<void> {
  const slugs = new Set(rowsOf(await client.from('author_aliases').select('slug')).map(({ slug }) => slug))
  for (const values of await readExampleAuthors()) {
    if (slugs.has(values.slug)) continue
    try {
      rowsOf(await client.from('author_profiles').insert(toProfileColumns(values)))
    } catch (error) {
      if (!isTaken(error)) throw error
    }
  }
}
