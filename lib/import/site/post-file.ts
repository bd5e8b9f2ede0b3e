import { parse, stringify } from 'yaml'
import { z } from 'zod'
import { POST_TYPES } from '../../posts/types.ts'
import { toIsoDate } from '../../dates.ts'
import type { Tables } from '../../supabase/database.types.ts'
import { TextProblem } from '../../markdown/budget.ts'

type Row = Tables<'blog_posts'>

const moment = z.iso.datetime({ offset: true })
const text = z.string()

/** Columns in the order of a file, each with its name and its rule there. */
type FileColumns = Readonly<Record<string, readonly [name: string, rule: z.ZodType]>>
/** The schema of a row, by its columns. */
const rowSchemaOf = <Columns extends FileColumns>(columns: Columns) =>
  z.object(
    Object.fromEntries(Object.entries(columns).map(([column, [, rule]]) => [column, rule])) as {
      [Column in keyof Columns]: Columns[Column][1]
    },
  )

/** The columns of a post in its file, with their names in the front matter and their rules. */
const COLUMNS = {
  id: ['id', z.uuid()],
  title: ['title', text],
  slug: ['slug', text],
  post_type: ['type', z.enum(POST_TYPES)],
  status: ['status', z.enum(['draft', 'scheduled', 'published'])],
  published_at: ['publishedAt', moment.nullable()],
  unpublish_at: ['unpublishAt', moment.nullable()],
  created_at: ['createdAt', moment],
  created_by_admin: ['createdBy', text],
  updated_at: ['updatedAt', moment],
  author: ['author', text],
  meta_title: ['metaTitle', text.nullable()],
  meta_description: ['metaDescription', text.nullable()],
  image_url: ['image', text.nullable()],
  share_image: ['shareImage', text.nullable()],
  canonical_url: ['canonical', text.nullable()],
  noindex: ['noindex', z.boolean().nullable().transform(Boolean)],
  tags: ['tags', z.array(text)],
  labels: ['labels', z.array(text)],
} as const satisfies Partial<Record<keyof Row, FileColumns[string]>>

type Column = keyof typeof COLUMNS
export const FILE_COLUMNS = Object.keys(COLUMNS) as readonly Column[]

/** A post of an export. `version` is absent in an export without earlier versions. */
export type SitePost = Pick<Row, Column | 'content'> & { formerSlugs: string[]; version?: number | undefined }

const postSchema = rowSchemaOf(COLUMNS).extend({
  content: text,
  formerSlugs: z.array(text),
  version: z.number().int().min(1).optional(),
}) satisfies z.ZodType<SitePost>

/** Columns with dates, which databases write in different ways and a file in only one. */
const MOMENTS: ReadonlySet<string> = new Set(['published_at', 'unpublish_at', 'created_at', 'updated_at'])
const inFile = (column: string, value: unknown): unknown =>
  MOMENTS.has(column) && typeof value === 'string' ? toIsoDate(value) : value

/** The front matter of a row. `isLeftOut` decides by column and value. */
const valuesOf = (
  columns: FileColumns,
  row: Readonly<Record<string, unknown>>,
  isLeftOut: (value: unknown, column: string) => boolean,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([column, [name]]) =>
      isLeftOut(row[column], column) ? [] : [[name, inFile(column, row[column])]],
    ),
  )

/** The row of a front matter; columns that it lacks are null. */
const rowOf = (columns: FileColumns, fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(columns).map(([column, [name]]) => [column, fields[name] ?? null]))

// Block scalars lose lines of only white space.
const YAML_OPTIONS = { lineWidth: 0, blockQuote: false } as const

const OPENING = '---\n'
const CLOSING = '\n---\n'

/** Writes values as YAML that reads back as equal values. */
export const writeYaml = (values: unknown): string => stringify(values, YAML_OPTIONS)

/** Writes YAML front matter and a text below it. The same values and text always make the same file. */
const writeFrontMatter = (values: object, text: string): string => `${OPENING}${writeYaml(values)}---\n${text}\n`

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
  const values = valuesOf(COLUMNS, row, (value) => value === null || value === false)
  if (formerSlugs.length > 0) values.formerSlugs = formerSlugs.toSorted()
  if (version !== undefined) values.version = version
  return writeFrontMatter(values, content)
}

/** The post in a file of an export. Throws a TextProblem with a sentence for a person. */
export function readPost(file: string): SitePost {
  const { values, text: content } = readFrontMatter(file)
  const fields = z.record(z.string(), z.unknown()).safeParse(values).data ?? {}
  const post = postSchema.safeParse({
    ...rowOf(COLUMNS, fields),
    content,
    formerSlugs: fields.formerSlugs ?? [],
    version: fields.version,
  })
  if (post.success) return post.data
  const [issue] = post.error.issues
  throw new TextProblem(
    `Its front matter is not one of an export: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`,
  )
}

/** The columns of an earlier version in its file. */
const REVISION_COLUMNS = {
  version: ['version', z.number().int().min(1)],
  saved_by_username: ['savedBy', text],
  created_at: ['savedAt', moment],
  title: COLUMNS.title,
  slug: COLUMNS.slug,
  author: COLUMNS.author,
  status: COLUMNS.status,
  post_type: ['type', text],
  published_at: COLUMNS.published_at,
  image_url: COLUMNS.image_url,
  meta_title: COLUMNS.meta_title,
  meta_description: COLUMNS.meta_description,
  share_image: COLUMNS.share_image,
  canonical_url: COLUMNS.canonical_url,
  noindex: COLUMNS.noindex,
  tags: COLUMNS.tags,
  labels: COLUMNS.labels,
} as const satisfies Partial<Record<keyof Tables<'post_revisions'>, FileColumns[string]>>
const revisionSchema = rowSchemaOf(REVISION_COLUMNS)

/** Older programs require all other columns of an earlier version, also empty ones. */
const LEFT_OUT_WHEN_EMPTY = new Set(['share_image', 'canonical_url', 'noindex'])

/** An earlier version as a file of an export. */
export const writeRevision = (row: Tables<'post_revisions'>): string =>
  writeFrontMatter(
    valuesOf(REVISION_COLUMNS, row, (value, column) => !value && LEFT_OUT_WHEN_EMPTY.has(column)),
    row.content,
  )

/** The earlier version in a file of an export; null when it cannot be read. */
export function readRevision(file: string): (z.output<typeof revisionSchema> & { content: string }) | null {
  try {
    const { values, text: content } = readFrontMatter(file)
    return {
      ...revisionSchema.parse(rowOf(REVISION_COLUMNS, z.record(z.string(), z.unknown()).parse(values))),
      content,
    }
  } catch {
    return null
  }
}
