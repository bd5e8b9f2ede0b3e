import { META_TITLE_MAX } from '../limits'
import { toIsoDate } from '../dates'
import type { PostType } from '../schema'
import type { PostFields } from './schema'
import { type PostState, stateOf } from './state'
import { cutAtWord } from '@/lib/text'
import type { Tables, TablesUpdate } from '@/lib/supabase/database.types'

export const DESK_COLUMNS =
  'id, slug, title, post_type, author, image_url, status, published_at, updated_at, created_at, created_by_admin, deleted_at, deleted_by, version' as const
export const EDIT_COLUMNS = `${DESK_COLUMNS}, content, meta_title, meta_description` as const
export const REF_COLUMNS = 'id, slug, title, post_type, author, status, published_at, deleted_at, version' as const

type Post = Tables<'blog_posts'>
export type RefRow = Pick<
  Post,
  'id' | 'slug' | 'title' | 'post_type' | 'author' | 'status' | 'published_at' | 'deleted_at' | 'version'
>
export type DeskRow = RefRow & Pick<Post, 'image_url' | 'updated_at' | 'created_at' | 'created_by_admin' | 'deleted_by'>
export type EditRow = DeskRow & Pick<Post, 'content' | 'meta_title' | 'meta_description'>

/** What an action knows of a post: enough to name it, to link to it and to know which pages show it. */
export type PostRef = {
  id: string
  slug: string
  title: string
  type: PostType
  author: string
  state: PostState
  /** Null as long as it never had a date. ISO 8601, as all dates here. */
  publishedAt: string | null
  version: number
}

/** A post in the panel's list. */
export type DeskPost = PostRef & {
  imageUrl: string | null
  updatedAt: string
  createdAt: string
  /** Username of who made it. */
  createdBy: string
  deletedAt: string | null
  deletedBy: string | null
}

/** A post as its form takes it. A meta title that nobody chose is empty, so that it goes on following the title. */
export type EditablePost = DeskPost & { values: PostFields }

const isoOrNull = (timestamp: string | null) => (timestamp === null ? null : toIsoDate(timestamp))

export function toRef(row: RefRow, now = Date.now()): PostRef {
  const { id, slug, title, post_type: type, author, version } = row
  const dates = { published_at: isoOrNull(row.published_at), deleted_at: row.deleted_at }
  return {
    id,
    slug,
    title,
    type,
    author,
    version,
    state: stateOf({ ...row, ...dates }, now),
    publishedAt: dates.published_at,
  }
}

export function toDeskPost(row: DeskRow, now = Date.now()): DeskPost {
  return {
    ...toRef(row, now),
    imageUrl: row.image_url,
    updatedAt: toIsoDate(row.updated_at),
    createdAt: toIsoDate(row.created_at),
    createdBy: row.created_by_admin,
    deletedAt: isoOrNull(row.deleted_at),
    deletedBy: row.deleted_by,
  }
}

const automaticMetaTitle = (title: string) => cutAtWord(title, META_TITLE_MAX)

type FieldRow = Pick<
  Post,
  'title' | 'content' | 'author' | 'image_url' | 'meta_title' | 'meta_description' | 'post_type' | 'slug'
>

export function toFields(row: FieldRow): PostFields {
  return {
    title: row.title,
    content: row.content,
    author: row.author,
    metaTitle: row.meta_title === automaticMetaTitle(row.title) ? '' : (row.meta_title ?? ''),
    metaDescription: row.meta_description ?? '',
    postType: row.post_type,
    images: row.image_url?.startsWith('/media/') ? [row.image_url] : [],
    slug: row.slug,
  }
}

export const toEditable = (row: EditRow, now = Date.now()): EditablePost => ({
  ...toDeskPost(row, now),
  values: toFields(row),
})

/** The columns of the form's fields. The content must have been cleaned. */
export function toColumns(
  fields: PostFields,
): TablesUpdate<'blog_posts'> & { title: string; content: string; author: string } {
  return {
    slug: fields.slug,
    title: fields.title,
    content: fields.content,
    author: fields.author,
    image_url: fields.images[0] ?? null,
    meta_title: fields.metaTitle || automaticMetaTitle(fields.title) || null,
    meta_description: fields.metaDescription || null,
    post_type: fields.postType,
  }
}
