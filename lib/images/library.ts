import 'server-only'
import { binnedFileHref, libraryList, type LibraryParams, spanOf } from './library-params'
import { imageNameSchema } from './schema'
import { IMAGE_GRACE_DAYS, type FocalPoint, mediaPath } from './image'
import type { AdminContext } from '@/lib/auth/session'
import { toIsoDate } from '@/lib/dates'
import { readPage } from '@/lib/paging'
import { searchWords } from '@/lib/search-words'
import { rowsOf } from '@/lib/supabase/backend-error'
import type { Tables } from '@/lib/supabase/database.types'

const PAGE_SIZE = 24
const UNUSED_MAX = 200

const KINDS = ['post', 'portrait', 'logo', 'kept changes', 'working copy', 'earlier version'] as const

/** A use of an image. `id`: of the post or author; null for the logo. `username`: the editor of an unsaved text. */
export type ImageUse = {
  kind: (typeof KINDS)[number]
  id: string | null
  title: string
  inBin: boolean
  username: string | null
}

type View = Omit<LibraryParams, 'page'>

async function readRows({ supabase }: AdminContext, { show, q, when, post }: View, limit: number, offset: number) {
  const { from, to } = spanOf(when)
  return rowsOf(
    await supabase.rpc('list_images', {
      p_words: searchWords(q),
      p_filter: show,
      p_grace: `${IMAGE_GRACE_DAYS} days`,
      p_limit: limit,
      p_offset: offset,
      ...(from && { p_from: from }),
      ...(to && { p_to: to }),
      ...(post && { p_post: post }),
    }),
  )
}

type Row = Omit<Tables<'images'>, 'created_by' | 'in_posts'> & { posts: number }

/** An image of the library. `posts`: the number of posts that show it, with drafts and posts in the bin. */
const toLibraryImage = (row: Row) => ({
  name: row.path,
  /** The public address; in the bin, an address of the panel. */
  src: row.deleted_at ? binnedFileHref(row.path) : mediaPath(row.path),
  width: row.width,
  height: row.height,
  bytes: row.bytes,
  alt: row.alt,
  caption: row.caption,
  /** The name of the uploaded file; '' where it is unknown. */
  fileName: row.file_name,
  focal: { x: row.focal_x, y: row.focal_y } satisfies FocalPoint,
  blur: row.blur,
  createdAt: toIsoDate(row.created_at),
  posts: row.posts,
  /** When it was put into the bin; null outside of the bin. */
  deletedAt: row.deleted_at && toIsoDate(row.deleted_at),
  deletedBy: row.deleted_by,
})
export type LibraryImage = ReturnType<typeof toLibraryImage>

/** One page of the library, newest first. */
export async function listImages(context: AdminContext, { page, ...view }: LibraryParams) {
  const { rows, ...numbers } = await readPage(page, PAGE_SIZE, (limit, offset) =>
    readRows(context, view, limit, offset),
  )
  return { pictures: rows.map(toLibraryImage), ...numbers }
}

/** The images that a clean-up removes: unused and older than IMAGE_GRACE_DAYS. */
export const listUnusedImages = async (context: AdminContext): Promise<LibraryImage[]> =>
  (await readRows(context, { ...libraryList.read({}), show: 'unused' }, UNUSED_MAX, 0)).map(toLibraryImage)

/** An image by its name in the bucket; null when there is none. */
export async function getImage({ supabase }: AdminContext, name: string): Promise<LibraryImage | null> {
  if (!imageNameSchema.safeParse(name).success) return null
  const row = rowsOf(
    await supabase
      .from('images')
      .select(
        'path, width, height, bytes, alt, caption, file_name, focal_x, focal_y, blur, created_at, deleted_at, deleted_by',
      )
      .eq('path', name)
      .maybeSingle(),
  )
  return row && toLibraryImage({ ...row, posts: 0 })
}

export async function listImageUses({ supabase }: AdminContext, name: string): Promise<ImageUse[]> {
  const rows = rowsOf(await supabase.rpc('list_image_uses', { p_path: name }))
  return rows.map(({ kind, id, title, in_bin, username }) => ({
    kind: KINDS.find((known) => known === kind) ?? 'post',
    id,
    title,
    inBin: in_bin,
    username,
  }))
}
