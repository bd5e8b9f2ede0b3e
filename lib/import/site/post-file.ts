import { isDeepStrictEqual } from 'node:util'
import { parse, stringify } from 'yaml'
import { z } from 'zod'
import { type FieldRow, REVISION_COLUMNS as REVISION_FIELDS, toColumns } from '../../posts/columns.ts'
import { fields as postFields } from '../../posts/fields.ts'
import { FIELD_NAMES, type FieldName } from '../../posts/schema.ts'
import { POST_TYPES } from '../../posts/types.ts'
import { toIsoDate } from '../../dates.ts'
import type { Tables } from '../../supabase/database.types.ts'
import { TextProblem } from '../../markdown/budget.ts'
import { EMPTY_VALUES, LATER_FIELDS } from '../later-fields.ts'

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

/** Columns with their names in the front matter and their rules. Their order decides the hash of an imported file. */
const NAMED_COLUMNS = {
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

const EMPTY_ROW = toColumns(EMPTY_VALUES)
type OtherColumn = Exclude<keyof FieldRow, keyof typeof NAMED_COLUMNS | 'content'>

/** The columns of a post in its file: those listed, and the other fields under their own names. */
const COLUMNS = {
  ...NAMED_COLUMNS,
  ...(Object.fromEntries(
    FIELD_NAMES.flatMap((name): unknown[][] => {
      const { column } = postFields[name]
      // Earlier files lack it. The database checks its value.
      const rule = z.json().transform((value) => value ?? EMPTY_ROW[column])
      return column in NAMED_COLUMNS || column === 'content' ? [] : [[column, [name, rule]]]
    }),
  ) as { [Column in OtherColumn]: readonly [name: FieldName, rule: z.ZodType<Row[Column]>] }),
}

type Column = keyof typeof COLUMNS
export const FILE_COLUMNS = Object.keys(COLUMNS) as readonly Column[]

/** A post of an export. `version` is absent in an export without earlier versions. */
export type SitePost = Pick<Row, Column | 'content'> & { formerSlugs: string[]; version?: number | undefined }

const postSchema = rowSchemaOf(COLUMNS).extend({
  content: text,
  formerSlugs: z.array(text),
  version: z.number().int().min(1).optional(),
}) satisfies z.ZodType<SitePost>

/** Dates have columns `…_at`. Databases write them in several ways, a file in one. */
const inFile = (column: string, value: unknown): unknown =>
  column.endsWith('_at') && typeof value === 'string' ? toIsoDate(value) : value

/** The columns of later fields, with their empty values. */
const EMPTY_LATER_COLUMNS = new Map<string, unknown>(
  LATER_FIELDS.map((name) => [postFields[name].column, EMPTY_ROW[postFields[name].column]]),
)
const isEmptyLater = (value: unknown, column: string): boolean =>
  isDeepStrictEqual(value, EMPTY_LATER_COLUMNS.get(column))

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
  const values = valuesOf(COLUMNS, row, (value, column) => value === null || isEmptyLater(value, column))
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
const REVISION_COLUMNS: FileColumns = {
  version: ['version', z.number().int().min(1)],
  saved_by_username: ['savedBy', text],
  created_at: ['savedAt', moment],
  ...Object.fromEntries(
    Object.entries(COLUMNS).filter(([column]) => ['status', 'published_at', ...REVISION_FIELDS].includes(column)),
  ),
}
const revisionSchema = rowSchemaOf(REVISION_COLUMNS)

/** An earlier version as a file of an export. Older programs require the fields of the first release, also empty ones. */
export const writeRevision = (row: Tables<'post_revisions'>): string =>
  writeFrontMatter(valuesOf(REVISION_COLUMNS, row, isEmptyLater), row.content)

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
