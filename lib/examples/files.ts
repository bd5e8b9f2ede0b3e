import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { profileFileSchema, type ProfileValues } from '../authors/schema.ts'
import { readFrontMatter } from '../import/site/post-file.ts'
import { fileSchema, type PostValues } from '../posts/schema.ts'
import { storedLabels } from '../recipe/confirmed-labels.ts'
import { ingredientTexts } from '../recipe/properties.ts'
import { ALLERGENS, DIETS } from '../recipe/labels.ts'
import { readRecipe } from '../recipe/read.ts'

/** A host has these files through `outputFileTracingIncludes` in `next.config.ts`. */
export const contentPath = (...parts: string[]) =>
  path.join(/* turbopackIgnore: true */ process.cwd(), 'content', ...parts)

const namesOf = <const Names extends object>(names: Names) =>
  z.array(z.enum(Object.keys(names) as (keyof Names & string)[]))

/**
 * Front matter beside the fields of a post: its type under a shorter name, its date, a drawing to store, and the
 * confirmed diets and allergens of a recipe.
 */
const frontMatterSchema = z.looseObject({
  type: z.unknown(),
  publishedAt: z.iso.datetime(),
  diets: namesOf(DIETS).optional(),
  allergens: namesOf(ALLERGENS).optional(),
  image: z.string().optional(),
  imageAlt: z.string().optional(),
})

/** `values` have passed the rules of the publish form; the images of text and post still name drawings. */
export type Example = { values: PostValues; publishedAt: string; image: string | undefined; imageAlt: string }

/** Applies `read` to the front matter and the text of an example post. Throws with the file's name. */
async function readFileOf<Result>(slug: string, read: (frontMatter: unknown, text: string) => Result): Promise<Result> {
  const file = await readFile(contentPath('posts', `${slug}.md`), 'utf8')
  try {
    const { values, text } = readFrontMatter(file)
    return read(values, text.trim())
  } catch (error) {
    throw new Error(`content/posts/${slug}.md is not a post`, { cause: error })
  }
}

/** The slugs of the example posts; none where the owner has removed their files. */
export async function exampleSlugs(): Promise<string[]> {
  const files = await readdir(contentPath('posts')).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return files.flatMap((file) => (file.endsWith('.md') ? [path.basename(file, '.md')] : [])).sort()
}

export const readExample = (slug: string): Promise<Example> =>
  readFileOf(slug, (frontMatter, content) => {
    const given = frontMatterSchema.parse(frontMatter)
    const { type, publishedAt, image, imageAlt = '', diets = [], allergens, ...rest } = given
    const labels = allergens ? storedLabels({ diets, allergens }, ingredientTexts(readRecipe(content))) : []
    const values = fileSchema.parse({ ...rest, labels, postType: type, slug, content })
    return { values, publishedAt, image, imageAlt }
  })

const headSchema = z.looseObject({ title: z.string(), publishedAt: z.iso.datetime() })

/** Fields that tell an example from an owner's post with the same slug, without parsing its recipe. */
export const readExampleHead = (slug: string): Promise<{ title: string; publishedAt: string }> =>
  readFileOf(slug, (frontMatter) => headSchema.parse(frontMatter))

/** The authors of `content/authors.yaml`, in their order. */
export const readExampleAuthors = async (): Promise<ProfileValues[]> =>
  z.array(profileFileSchema).parse(parse(await readFile(contentPath('authors.yaml'), 'utf8')))
