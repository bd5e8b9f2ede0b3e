import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { parse } from 'yaml'
import { z } from 'zod'
import { serverEnv } from '../../lib/env.ts'
import { blurOf } from '../../lib/images/decode.ts'
import { IMAGE_BUCKET, IMAGE_CACHE_SECONDS, mediaPath } from '../../lib/images/image.ts'
import { toColumns } from '../../lib/posts/columns.ts'
import { renderText } from '../../lib/posts/rendering/render-text.ts'
import { toProfileColumns } from '../../lib/authors/profile.ts'
import { profileFileSchema, type ProfileValues } from '../../lib/authors/schema.ts'
import { ingredientLines, storedLabels } from '../../lib/recipe/confirmed-labels.ts'
import { ALLERGENS, DIETS } from '../../lib/recipe/labels.ts'
import { readRecipe } from '../../lib/recipe/read.ts'
import type { Database } from '../../lib/supabase/database.types.ts'
import { fileSchema, type PostValues } from '../../lib/posts/schema.ts'

const POSTS = path.join(import.meta.dirname, '../../content/posts')
const AUTHORS = path.join(import.meta.dirname, '../../content/authors.yaml')
const PICTURES = path.join(import.meta.dirname, '../../content')

/** How the names of the examples' pictures begin. */
export const SEED_IMAGE_PREFIX = 'seed-'

/** The pictures of one post are drawn while the row of another is written. */
const POSTS_AT_ONCE = 4

const namesOf = <const Names extends object>(names: Names) =>
  z.array(z.enum(Object.keys(names) as (keyof Names & string)[]))

/**
 * Front matter beside the fields of a post: its type under a shorter name, its date, a drawing to store, and the diets
 * and allergens of a recipe, which the file's author has confirmed.
 */
const frontMatterSchema = z.looseObject({
  type: z.unknown(),
  publishedAt: z.iso.datetime(),
  diets: namesOf(DIETS).optional(),
  allergens: namesOf(ALLERGENS).optional(),
  image: z.string().optional(),
  imageAlt: z.string().optional(),
})

/** `values` passed the rules of the publish form; the pictures of text and post still name the drawings. */
type SeedPost = { values: PostValues; publishedAt: string; image: string | undefined; imageAlt: string }

function readPost(file: string, text: string): SeedPost {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text)
  if (!match) throw new Error('no front matter')
  const frontMatter = frontMatterSchema.parse(parse(match[1] ?? ''))
  const { type, publishedAt, image, imageAlt = '', diets = [], allergens, ...rest } = frontMatter
  const content = (match[2] ?? '').trim()
  const labels = allergens ? storedLabels({ diets, allergens }, ingredientLines(readRecipe(content))) : []
  const values = fileSchema.parse({ ...rest, labels, postType: type, slug: path.basename(file, '.md'), content })
  return { values, publishedAt, image, imageAlt }
}

/** The posts of `content/posts`. Throws with the file's name. */
async function readSeedPosts(): Promise<SeedPost[]> {
  const files = (await readdir(POSTS)).filter((file) => file.endsWith('.md')).sort()
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(POSTS, file), 'utf8')
      try {
        return readPost(file, text)
      } catch (error) {
        throw new Error(`content/posts/${file} is not a post`, { cause: error })
      }
    }),
  )
}

type Service = SupabaseClient<Database>

async function storeImage(service: Service, file: string, alt: string): Promise<string> {
  const name = `${SEED_IMAGE_PREFIX}${path.basename(file, '.svg')}.webp`
  const drawing = sharp(path.join(PICTURES, file))
  const { data: content, info } = await drawing.clone().webp({ quality: 88 }).toBuffer({ resolveWithObject: true })
  const upload = await service.storage
    .from(IMAGE_BUCKET)
    .upload(name, content, { contentType: 'image/webp', cacheControl: String(IMAGE_CACHE_SECONDS), upsert: true })
  if (upload.error) throw new Error(`${file} could not be stored: ${upload.error.message}`)
  const blur = await blurOf(drawing)
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
  const prepared = await renderText('prepare', stored)
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

/** The authors of `content/authors.yaml`, in their order. */
const readSeedAuthors = async (): Promise<ProfileValues[]> =>
  z.array(profileFileSchema).parse(parse(await readFile(AUTHORS, 'utf8')))

/** One after the other, because each new author becomes the last. A known slug, present or former, counts as stored. */
async function storeAuthors(service: Service): Promise<void> {
  const known = await service.from('author_aliases').select('slug')
  if (known.error) throw new Error(`The authors could not be read: ${known.error.message}`)
  const slugs = new Set(known.data.map(({ slug }) => slug))
  for (const values of await readSeedAuthors()) {
    if (slugs.has(values.slug)) continue
    const { error } = await service.from('author_profiles').insert(toProfileColumns(values))
    if (error) throw new Error(`${values.name} could not be seeded: ${error.message}`)
  }
}

/** A client with the secret key of the backend in use. */
export function seedClient(): Service {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = serverEnv()
  return createClient<Database>(SUPABASE_URL, SUPABASE_SECRET_KEY, { auth: { persistSession: false } })
}

export async function exampleSlugs(): Promise<{ posts: string[]; authors: string[] }> {
  const posts = (await readSeedPosts()).map(({ values }) => values.slug)
  return { posts, authors: (await readSeedAuthors()).map(({ slug }) => slug) }
}

/**
 * Writes the posts of `content/` and their authors that the backend lacks; returns how many there are. Safe to repeat.
 */
export async function seed(): Promise<number> {
  const service = seedClient()
  const posts = await readSeedPosts()
  await storeAuthors(service)
  await pLimit(POSTS_AT_ONCE).map(posts, (post) => storePost(service, post))
  return posts.length
}
