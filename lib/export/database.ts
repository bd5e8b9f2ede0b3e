import type { PostgrestSingleResponse } from '@supabase/supabase-js'
import { IMAGE_BUCKET } from '../images/image.ts'
import {
  AUTHOR_COLUMNS,
  PICTURE_COLUMNS,
  type SiteAuthor,
  type SiteBlock,
  type SitePicture,
  type SiteRedirect,
} from '../import/site/files.ts'
import { FILE_COLUMNS, type SitePost } from '../import/site/post-file.ts'
import { byName } from '../import/site/settings.ts'
import { toIsoDate } from '../dates.ts'
import { rowsOf } from '../supabase/backend-error.ts'
import type { Client } from '../supabase/client.ts'
import type { Tables } from '../supabase/database.types.ts'
import { blockNamesIn } from '../posts/blocks/expand.ts'

/** Rows in one request: with texts, and without. */
const POSTS_AT_ONCE = 50
const ROWS_AT_ONCE = 500

/** A query for rows, before its order and limit. */
type Rows<Row> = {
  gt(
    column: string,
    value: unknown,
  ): { order(column: string): { limit(count: number): PromiseLike<PostgrestSingleResponse<Row[]>> } }
}

/** All rows of a query in the order of a column, read page by page. `start`: a value before the first. */
async function* pages<Row>(size: number, column: keyof Row & string, start: unknown, query: () => Rows<Row>) {
  for (let last = start; ;) {
    const rows = rowsOf(await query().gt(column, last).order(column).limit(size))
    yield* rows
    if (rows.length < size) return
    last = rows.at(-1)?.[column]
  }
}

type PostRow = Omit<SitePost, 'formerSlugs'> & { version: number }
const NO_ID = '00000000-0000-0000-0000-000000000000'

/** The posts of an export, by ids or slugs; null: all posts. */
export type ChosenPosts = { column: 'id' | 'slug'; values: readonly string[] } | null

/**
 * The source of an export, read with the secret key or an admin's rights. Lists have a fixed order, so that the same
 * site makes the same file.
 */
export type ExportSource = { client: Client; chosen: ChosenPosts }

/** Splits values into sorted lists that are short enough for a URL. */
function* lists(values: Iterable<string>): Generator<string[]> {
  const sorted = [...new Set(values)].sort(byName)
  for (let index = 0; index < sorted.length; index += POSTS_AT_ONCE) yield sorted.slice(index, index + POSTS_AT_ONCE)
}

/** Columns of the posts outside of the bin, by id, whose order is the same in every database. */
async function* postRows<Row extends { id: string; slug: string }>(
  { client, chosen }: ExportSource,
  columns: readonly (keyof Row & string)[],
): AsyncGenerator<Row> {
  const posts = () => client.from('blog_posts').select<string, Row>(columns.join(', ')).is('deleted_at', null)
  if (!chosen) return yield* pages<Row>(POSTS_AT_ONCE, 'id', NO_ID, posts)
  for (const values of lists(chosen.values)) {
    const rows = rowsOf(await posts().in(chosen.column, values).order('id'))
    const missing = values.filter((value) => !rows.some((row) => row[chosen.column] === value))
    if (missing.length > 0) throw new Error(`There is no post "${missing.join(', ')}".`)
    yield* rows
  }
}

/** The values of a column of the posts, in the order of the posts. */
const valuesOf = <Name extends 'author' | 'content' | 'image_names'>(source: ExportSource, column: Name) =>
  Array.fromAsync(
    postRows<Pick<Tables<'blog_posts'>, 'id' | 'slug' | Name>>(source, ['id', 'slug', column]),
    (row) => row[column],
  )

/** The authors of the posts, each once. */
export const readBylines = async (source: ExportSource) => new Set(await valuesOf(source, 'author'))

export async function* readPosts(source: ExportSource, withVersions: boolean): AsyncGenerator<SitePost> {
  for await (const { version, ...row } of postRows<PostRow>(source, [...FILE_COLUMNS, 'content', 'version'])) {
    const former = rowsOf(await source.client.from('post_slug_redirects').select('slug').eq('post_id', row.id))
    yield { ...row, formerSlugs: former.map(({ slug }) => slug), version: withVersions ? version : undefined }
  }
}

export async function readRevisions({ client }: ExportSource, post: string): Promise<Tables<'post_revisions'>[]> {
  const rows = pages<Tables<'post_revisions'>>(POSTS_AT_ONCE, 'version', 0, () =>
    client.from('post_revisions').select('*').eq('post_id', post),
  )
  return Array.fromAsync(rows)
}

const pictureRows = (client: Client) =>
  client.from('images').select<string, SitePicture>(PICTURE_COLUMNS.join(', ')).is('deleted_at', null)

/** The pictures in chosen posts. */
async function* picturesOf(source: ExportSource): AsyncGenerator<SitePicture> {
  const names = await valuesOf(source, 'image_names')
  for (const list of lists(names.flat())) yield* rowsOf(await pictureRows(source.client).in('path', list))
}

export async function readPictures(source: ExportSource): Promise<SitePicture[]> {
  const { client, chosen } = source
  const rows = chosen ? picturesOf(source) : pages<SitePicture>(ROWS_AT_ONCE, 'path', '', () => pictureRows(client))
  const found = await Array.fromAsync(rows, (row) => ({ ...row, created_at: toIsoDate(row.created_at) }))
  return found.sort((a, b) => byName(a.path, b.path))
}

type AuthorRow = Omit<SiteAuthor, 'aliases'> & { author_aliases: { slug: string }[] }

export async function readAuthors({ client }: ExportSource): Promise<SiteAuthor[]> {
  const rows = await client
    .from('author_profiles')
    .select<string, AuthorRow>(`${AUTHOR_COLUMNS.join(', ')}, author_aliases(slug)`)
    .order('position')
    .order('id')
  return rowsOf(rows).map(({ author_aliases: aliases, ...row }) => ({
    ...row,
    aliases: aliases.map(({ slug }) => slug).sort(byName),
  }))
}

type RedirectRow = {
  source: string
  target: string | null
  blog_posts: { slug: string; deleted_at: string | null } | null
}

/** The redirects to addresses and to posts outside of the bin. */
export async function readRedirects({ client }: ExportSource): Promise<SiteRedirect[]> {
  const found: SiteRedirect[] = []
  const rows = pages<RedirectRow>(ROWS_AT_ONCE, 'source', '', () =>
    client.from('redirects').select<string, RedirectRow>('source, target, blog_posts(slug, deleted_at)'),
  )
  for await (const { source, target, blog_posts: post } of rows) {
    const end = post ? post.deleted_at === null && `/blog/${post.slug}` : target
    if (end) found.push({ source, target: end })
  }
  return found.sort((a, b) => byName(a.source, b.source))
}

/** The text blocks in chosen posts, or all of them. */
export async function readBlocks(source: ExportSource): Promise<SiteBlock[]> {
  const rows = rowsOf(await source.client.from('text_blocks').select('name, title, content'))
  const blocks = rows.sort((a, b) => byName(a.name, b.name))
  if (!source.chosen) return blocks
  const texts = await valuesOf(source, 'content')
  const shown = new Set(texts.flatMap(blockNamesIn))
  return blocks.filter(({ name }) => shown.has(name))
}

const MESSAGE_COLUMNS = ['created_at', 'name', 'email', 'phone', 'subject', 'interests', 'message'] as const
type MessageRow = Pick<Tables<'contact_messages'>, (typeof MESSAGE_COLUMNS)[number] | 'id'>

/** The messages as rows of a table, with the header first. */
export async function readMessages({ client }: ExportSource): Promise<string[][]> {
  const header = ['Received', 'Name', 'Email', 'Phone', 'Subject', 'Health interest', 'Message']
  const rows = pages<MessageRow>(ROWS_AT_ONCE, 'id', NO_ID, () =>
    client
      .from('contact_messages')
      .select<string, MessageRow>(`id, ${MESSAGE_COLUMNS.join(', ')}`)
      .is('deleted_at', null),
  )
  return [header, ...(await Array.fromAsync(rows, (row) => MESSAGE_COLUMNS.map((column) => row[column] ?? '')))]
}

/** The bytes of a picture; null when the storage does not have it. */
export async function readPicture({ client }: ExportSource, name: string): Promise<Uint8Array | null> {
  const { data, error } = await client.storage.from(IMAGE_BUCKET).download(name)
  if (data) return new Uint8Array(await data.arrayBuffer())
  if ('status' in error && (error.status === 400 || error.status === 404)) return null
  throw new Error(`The picture ${name} could not be read: ${error.message}`)
}
