import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { publishSchema } from '../../lib/posts/schema.ts'
import { POST_TYPES } from '../../lib/posts/types.ts'

const POSTS = path.join(import.meta.dirname, '../../content/posts')
export const PICTURES = path.join(import.meta.dirname, '../../content')

const frontMatterSchema = z.object({
  title: publishSchema.shape.title,
  type: z.enum(POST_TYPES),
  author: publishSchema.shape.author,
  publishedAt: z.iso.datetime(),
  metaTitle: publishSchema.shape.metaTitle,
  metaDescription: publishSchema.shape.metaDescription,
  image: z.string().optional(),
  imageAlt: z.string().optional(),
})

export type SeedPost = z.infer<typeof frontMatterSchema> & { slug: string; body: string }

/** The posts of `content/posts`, checked with the schema of the publish form. Throws with the file's name. */
export async function readSeedPosts(): Promise<SeedPost[]> {
  const files = (await readdir(POSTS)).filter((file) => file.endsWith('.md')).sort()
  return Promise.all(
    files.map(async (file) => {
      const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(await readFile(path.join(POSTS, file), 'utf8'))
      const front = frontMatterSchema.safeParse(parse(match?.[1] ?? ''))
      if (!match || !front.success)
        throw new Error(`content/posts/${file}: ${front.error?.message ?? 'no front matter'}`)
      return { ...front.data, slug: path.basename(file, '.md'), body: (match[2] ?? '').trim() }
    }),
  )
}
