import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { fileSchema, type PostValues } from '../../lib/posts/schema.ts'

const POSTS = path.join(import.meta.dirname, '../../content/posts')
export const PICTURES = path.join(import.meta.dirname, '../../content')

/** What a file says besides the fields of a post: its type under a shorter name, its date, and a drawing to be stored. */
const frontMatterSchema = z.looseObject({
  type: z.unknown(),
  publishedAt: z.iso.datetime(),
  image: z.string().optional(),
  imageAlt: z.string().optional(),
})

/** `values` are checked by the rules of the publish form; the pictures of text and post still name the drawings. */
export type SeedPost = { values: PostValues; publishedAt: string; image: string | undefined; imageAlt: string }

function readPost(file: string, text: string): SeedPost {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text)
  if (!match) throw new Error('no front matter')
  const { type, publishedAt, image, imageAlt = '', ...rest } = frontMatterSchema.parse(parse(match[1] ?? ''))
  const content = (match[2] ?? '').trim()
  const values = fileSchema.parse({ ...rest, postType: type, slug: path.basename(file, '.md'), content })
  return { values, publishedAt, image, imageAlt }
}

/** The posts of `content/posts`. Throws with the file's name. */
export async function readSeedPosts(): Promise<SeedPost[]> {
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
