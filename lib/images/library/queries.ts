import 'server-only'
import type { LibraryParams, PictureFilter } from './params'
import { pictureNameSchema } from './schema'
import { IMAGE_GRACE_DAYS } from '../limits'
import { type FocalPoint, mediaPath } from '../schema'
import { getAdmin } from '@/lib/auth/session'
import { toIsoDate } from '@/lib/posts/dates'
import { searchWords } from '@/lib/search-words'
import { BackendError, rowsOf } from '@/lib/supabase/backend-error'
import { type RequestClient, requestClient } from '@/lib/supabase/request'

const PAGE_SIZE = 24
/** What one clean-up can take; a second one takes the rest. */
const UNUSED_MAX = 200

/** A picture of the library. `posts`: how many posts show it, drafts and the bin included. */
export type LibraryPicture = {
  name: string
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
}

export type Library = { pictures: LibraryPicture[]; total: number; page: number; pages: number }

/** Where a picture is used. `username` is whose unsaved text it is. */
export type PictureUse = {
  kind: 'post' | 'working copy' | 'earlier version'
  postId: string
  title: string
  inBin: boolean
  username: string | null
}

/** The client with the rights of who asks; throws a BackendError for everybody but an admin. */
export async function libraryClient(): Promise<RequestClient> {
  if (!(await getAdmin())) throw new BackendError('Only an admin may use the picture library', '42501', false)
  return requestClient()
}

async function readRows(filter: PictureFilter, q: string, limit: number, offset: number) {
  const supabase = await libraryClient()
  const rows = rowsOf(
    await supabase
      .rpc('list_images', {
        p_words: searchWords(q),
        p_filter: filter,
        p_grace: `${IMAGE_GRACE_DAYS} days`,
        p_limit: limit,
        p_offset: offset,
      })
      .retry(false),
  )
  return { total: rows[0]?.total ?? 0, pictures: rows.map(toPicture) }
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
}

const toPicture = (row: Row): LibraryPicture => ({
  name: row.path,
  src: mediaPath(row.path),
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
})

/** One page of the library, newest first; a page beyond the last one answers the last one. */
export async function listPictures({ q, show, page }: LibraryParams): Promise<Library> {
  const read = (number: number) => readRows(show, q, PAGE_SIZE, (number - 1) * PAGE_SIZE)
  const asked = await read(page)
  const isBeyond = page > 1 && asked.pictures.length === 0
  const { total } = isBeyond ? await read(1) : asked
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const { pictures } = isBeyond ? await read(pages) : asked
  return { pictures, total, page: isBeyond ? pages : page, pages }
}

/** The pictures that a clean-up would take: named nowhere and older than IMAGE_GRACE_DAYS. */
export const listUnusedPictures = async (): Promise<LibraryPicture[]> =>
  (await readRows('unused', '', UNUSED_MAX, 0)).pictures

/** A picture by its name in the bucket; null when there is none. */
export async function getPicture(name: string): Promise<LibraryPicture | null> {
  const supabase = await libraryClient()
  if (!pictureNameSchema.safeParse(name).success) return null
  const row = rowsOf(
    await supabase
      .from('images')
      .select('path, width, height, bytes, alt, caption, focal_x, focal_y, blur, created_at')
      .eq('path', name)
      .maybeSingle()
      .retry(false),
  )
  return row && toPicture({ ...row, uploaded_by: null, posts: 0 })
}

const KINDS = ['post', 'working copy', 'earlier version'] as const

/** Where a picture is used; empty when nowhere. */
export async function listPictureUses(name: string): Promise<PictureUse[]> {
  const supabase = await libraryClient()
  const rows = rowsOf(await supabase.rpc('list_image_uses', { p_path: name }).retry(false))
  return rows.map(({ kind, post_id, title, in_bin, username }) => ({
    kind: KINDS.find((known) => known === kind) ?? 'post',
    postId: post_id,
    title,
    inBin: in_bin,
    username,
  }))
}
