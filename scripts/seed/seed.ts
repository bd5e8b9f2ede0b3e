import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import sharp from 'sharp'
import { parse } from 'yaml'
import { z } from 'zod'
import { serverEnv } from '../../lib/env.ts'
import { blurOf } from '../../lib/images/blur.ts'
import { IMAGE_BUCKET, IMAGE_CACHE_SECONDS, mediaPath } from '../../lib/images/image.ts'
import { toColumns } from '../../lib/posts/columns.ts'
import { render } from '../../lib/posts/rendering/pool.ts'
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

/** One post's pictures are drawn while another's row is written. */
const POSTS_AT_ONCE = 4

const namesOf = <const Names extends object>(names: Names) =>
  z.array(z.enum(Object.keys(names) as (keyof Names & string)[]))

/**
 * What a file says besides the fields of a post: its type under a shorter name, its date, a drawing to be stored, and the
 * diets and allergens of a recipe, which whoever wrote the file has confirmed.
 */
const frontMatterSchema = z.looseObject({
  type: z.unknown(),
  publishedAt: z.iso.datetime(),
  diets: namesOf(DIETS).optional(),
  allergens: namesOf(ALLERGENS).optional(),
  image: z.string().optional(),
  imageAlt: z.string().optional(),
})

/** `values` are checked by the rules of the publish form; the pictures of text and post still name the drawings. */
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
  const name = `seed-${path.basename(file, '.svg')}.webp`
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

/** The authors of `content/authors.yaml`, in their order. */
const readSeedAuthors = async (): Promise<ProfileValues[]> =>
  z.array(profileFileSchema).parse(parse(await readFile(AUTHORS, 'utf8')))

/** One after the other: each new one comes last. Whoever is known by a slug, now or from before, is there. */
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

/** Writes the posts of `content/` and their authors that the backend does not have; answers how many there are. Safe to repeat. */
export async function seed(): Promise<number> {
  const env = serverEnv()
  const service = createClient<Database>(env.SUPABASE_URL, env.SUPABASE_SECRET_KEY, { auth: { persistSession: false } })
  const posts = await readSeedPosts()
  await storeAuthors(service)
  const waiting = posts.values()
  const storeNext = async () => {
    for (const post of waiting) await storePost(service, post)
  }
  await Promise.all(Array.from({ length: POSTS_AT_ONCE }, storeNext))
  return posts.length
}
