import { parse, stringify } from 'yaml'
import { z } from 'zod'
import { POST_TYPES } from '../../posts/types.ts'
import type { Tables } from '../../supabase/database.types.ts'
import { TextProblem } from '../../markdown/budget.ts'

type Row = Tables<'blog_posts'>

/** The columns of a post in its file, with their names in the front matter. */
const NAMES = {
  id: 'id',
  title: 'title',
  slug: 'slug',
  post_type: 'type',
  status: 'status',
  published_at: 'publishedAt',
  unpublish_at: 'unpublishAt',
  created_at: 'createdAt',
  created_by_admin: 'createdBy',
  updated_at: 'updatedAt',
  author: 'author',
  meta_title: 'metaTitle',
  meta_description: 'metaDescription',
  image_url: 'image',
  share_image: 'shareImage',
  canonical_url: 'canonical',
  noindex: 'noindex',
  tags: 'tags',
  labels: 'labels',
} as const satisfies Partial<Record<keyof Row, string>>

type Column = keyof typeof NAMES
export const FILE_COLUMNS = Object.keys(NAMES) as readonly Column[]

/** A post of an export. `version` is absent in an export without earlier versions. */
export type SitePost = Pick<Row, Column | 'content'> & { formerSlugs: string[]; version?: number | undefined }

const moment = z.iso.datetime({ offset: true })
const rowSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  slug: z.string(),
  post_type: z.enum(POST_TYPES),
  status: z.enum(['draft', 'scheduled', 'published']),
  published_at: moment.nullable(),
  unpublish_at: moment.nullable(),
  created_at: moment,
  created_by_admin: z.string(),
  updated_at: moment,
  author: z.string(),
  meta_title: z.string().nullable(),
  meta_description: z.string().nullable(),
  image_url: z.string().nullable(),
  share_image: z.string().nullable(),
  canonical_url: z.string().nullable(),
  noindex: z.boolean().nullable().transform(Boolean),
  tags: z.array(z.string()),
  labels: z.array(z.string()),
  content: z.string(),
  formerSlugs: z.array(z.string()),
  version: z.number().int().min(1).optional(),
}) satisfies z.ZodType<SitePost>

/** Columns with dates, which databases write in different ways and a file in only one. */
const MOMENTS: ReadonlySet<string> = new Set(['published_at', 'unpublish_at', 'created_at', 'updated_at'])
const inFile = (column: string, value: unknown): unknown =>
  MOMENTS.has(column) && typeof value === 'string' ? new Date(value).toISOString() : value

// Block scalars lose lines of only white space.
const YAML_OPTIONS = { lineWidth: 0, blockQuote: false } as const

const OPENING = '---\n'
const CLOSING = '\n---\n'

/** Writes values as YAML that reads back as equal values. */
export const writeYaml = (values: unknown): string => stringify(values, YAML_OPTIONS)

/** Writes YAML front matter and a text below it. The same values and text always make the same file. */
export const writeFrontMatter = (values: object, text: string): string => `${OPENING}${writeYaml(values)}---\n${text}\n`

/** Reads what `writeFrontMatter` wrote, to the byte. Throws a TextProblem. */
export function readFrontMatter(file: string): { values: unknown; text: string } {
  const end = file.indexOf(CLOSING)
  if (!file.startsWith(OPENING) || end < 0) throw new TextProblem('It has no front matter.')
  const text = file.slice(end + CLOSING.length)
  try {
    const values: unknown = parse(file.slice(OPENING.length, end + 1), { maxAliasCount: 0 })
    return { values, text: text.endsWith('\n') ? text.slice(0, -1) : text }
  } catch {
    throw new TextProblem('The front matter is no valid YAML.')
  }
}

/** A post as a file of an export: Markdown with front matter, empty columns left out. */
export function writePost({ content, formerSlugs, version, ...row }: SitePost): string {
  const entries = FILE_COLUMNS.filter((column) => row[column] !== null && row[column] !== false).map((column) => [
    NAMES[column],
    inFile(column, row[column]),
  ])
  const values: Record<string, unknown> = Object.fromEntries(entries)
  if (formerSlugs.length > 0) values.formerSlugs = formerSlugs.toSorted()
  if (version !== undefined) values.version = version
  return writeFrontMatter(values, content)
}

/** The post in a file of an export. Throws a TextProblem with a sentence for a person. */
export function readPost(file: string): SitePost {
  const { values, text } = readFrontMatter(file)
  const fields = z.record(z.string(), z.unknown()).safeParse(values).data ?? {}
  const row = Object.fromEntries(FILE_COLUMNS.map((column) => [column, fields[NAMES[column]] ?? null]))
  const post = rowSchema.safeParse({
    ...row,
    content: text,
    formerSlugs: fields.formerSlugs ?? [],
    version: fields.version,
  })
  if (post.success) return post.data
  const [issue] = post.error.issues
  throw new TextProblem(
    `Its front matter is not one of an export: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`,
  )
}
