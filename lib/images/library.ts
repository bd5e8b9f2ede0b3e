import 'server-only'
import { binnedFileHref, type LibraryParams, type ImageFilter } from './library-params'
import { imageNameSchema } from './schema'
import { IMAGE_GRACE_DAYS, type FocalPoint, mediaPath } from './image'
import type { AdminContext } from '@/lib/auth/session'
import { toIsoDate } from '@/lib/dates'
import { readPage } from '@/lib/paging'
import { searchWords } from '@/lib/search-words'
import { rowsOf } from '@/lib/supabase/backend-error'

const PAGE_SIZE = 24
/** What one clean-up can take; a second one takes the rest. */
const UNUSED_MAX = 200

/** A picture of the library. `posts`: how many posts show it, drafts and the bin included. */
export type LibraryImage = {
  name: string
  /** Its address; the panel’s own for one that lies in the bin. */
  src: string
  width: number
  height: number
  bytes: number
  alt: string
  caption: string
  focal: FocalPoint
  blur: string | null
  createdAt: string
  uploadedBy: string | null
  posts: number
  /** When it was put into the bin; null: it is not there. */
  deletedAt: string | null
  deletedBy: string | null
}

export type Library = { pictures: LibraryImage[]; total: number; page: number; pages: number }

/** Where a picture is used. `username` is whose unsaved text it is. */
export type ImageUse = {
  kind: 'post' | 'working copy' | 'earlier version'
  postId: string
  title: string
  inBin: boolean
  username: string | null
}

async function readRows({ supabase }: AdminContext, filter: ImageFilter, q: string, limit: number, offset: number) {
  return rowsOf(
    await supabase.rpc('list_images', {
      p_words: searchWords(q),
      p_filter: filter,
      p_grace: `${IMAGE_GRACE_DAYS} days`,
      p_limit: limit,
      p_offset: offset,
    }),
  )
}

type Row = {
  path: string
  width: number
  height: number
  bytes: number
  alt: string
  caption: string
  focal_x: number
  focal_y: number
  blur: string | null
  created_at: string
  uploaded_by: string | null
  posts: number
  deleted_at: string | null
  deleted_by: string | null
}

const toLibraryImage = (row: Row): LibraryImage => ({
  name: row.path,
  src: row.deleted_at ? binnedFileHref(row.path) : mediaPath(row.path),
  width: row.width,
  height: row.height,
  bytes: row.bytes,
  alt: row.alt,
  caption: row.caption,
  focal: { x: row.focal_x, y: row.focal_y },
  blur: row.blur,
  createdAt: toIsoDate(row.created_at),
  uploadedBy: row.uploaded_by,
  posts: row.posts,
  deletedAt: row.deleted_at && toIsoDate(row.deleted_at),
  deletedBy: row.deleted_by,
})

/** One page of the library, newest first. */
export async function listImages(context: AdminContext, { q, show, page }: LibraryParams): Promise<Library> {
  const { rows, ...numbers } = await readPage(page, PAGE_SIZE, (limit, offset) =>
    readRows(context, show, q, limit, offset),
  )
  return { pictures: rows.map(toLibraryImage), ...numbers }
}

/** The pictures that a clean-up would take: named nowhere and older than IMAGE_GRACE_DAYS. */
export const listUnusedImages = async (context: AdminContext): Promise<LibraryImage[]> =>
  (await readRows(context, 'unused', '', UNUSED_MAX, 0)).map(toLibraryImage)

/** A picture by its name in the bucket; null when there is none. */
export async function getImage({ supabase }: AdminContext, name: string): Promise<LibraryImage | null> {
  if (!imageNameSchema.safeParse(name).success) return null
  const row = rowsOf(
    await supabase
      .from('images')
      .select('path, width, height, bytes, alt, caption, focal_x, focal_y, blur, created_at, deleted_at, deleted_by')
      .eq('path', name)
      .maybeSingle(),
  )
  return row && toLibraryImage({ ...row, uploaded_by: null, posts: 0 })
}

const KINDS = ['post', 'working copy', 'earlier version'] as const

/** Where a picture is used; empty when nowhere. */
export async function listImageUses({ supabase }: AdminContext, name: string): Promise<ImageUse[]> {
  const rows = rowsOf(await supabase.rpc('list_image_uses', { p_path: name }))
  return rows.map(({ kind, post_id, title, in_bin, username }) => ({
    kind: KINDS.find((known) => known === kind) ?? 'post',
    postId: post_id,
    title,
    inBin: in_bin,
    username,
  }))
}
