import 'server-only'
import { z } from 'zod'
import { fillBlocks } from './blocks/queries'
import { type Post, type PostRow, toPost } from './post'
import { newToken, tokenSchema } from '@/lib/auth/invitations'
import type { AdminContext } from '@/lib/auth/session'
import { toIsoDate } from '@/lib/dates'
import { toImageMap } from '@/lib/images/public'
import { rowsOf } from '@/lib/supabase/backend-error'
import { publicClient } from '@/lib/supabase/public'

/** When a post's secret address expires (ISO 8601); null when it has none. Throws a BackendError. */
export async function getPreviewEnd({ supabase }: AdminContext, postId: string): Promise<string | null> {
  const row = rowsOf(await supabase.from('post_previews').select('expires_at').eq('post_id', postId).maybeSingle())
  return row && Date.parse(row.expires_at) > Date.now() ? toIsoDate(row.expires_at) : null
}

/** Deletes a post's secret address. Throws a BackendError. */
export async function revokePreview({ supabase }: AdminContext, postId: string): Promise<void> {
  rowsOf(await supabase.from('post_previews').delete().eq('post_id', postId))
}

export const makePreviewSchema = z.object({ id: z.uuid(), takesComments: z.boolean() })

/**
 * Replaces a post's secret address. Returns the new path, which cannot be read again: the database stores only a hash.
 * Throws a BackendError.
 */
export async function makePreview(
  context: AdminContext,
  { id: postId, takesComments }: z.output<typeof makePreviewSchema>,
): Promise<{ path: string; endsAt: string }> {
  const { token, token_hash } = newToken()
  await revokePreview(context, postId)
  const row = rowsOf(
    await context.supabase
      .from('post_previews')
      .insert({ post_id: postId, takes_comments: takesComments, token_hash })
      .select('expires_at')
      .single(),
  )
  return { path: `/preview/${token}`, endsAt: toIsoDate(row.expires_at) }
}

/** A post as its page will show it. `expiresAt`: when its secret address expires (ISO 8601). */
type PostPreview = { post: Post; expiresAt: string; takesComments: boolean }

/** The columns that the page of a preview does not show. The database's `preview_post` returns all others. */
export const NOT_PREVIEWED = {
  ...{ canonical_url: null, noindex: false, share_image: null, unpublish_at: null },
  ...{ facets: [], servings: null, total_minutes: null },
} satisfies Partial<PostRow>

/**
 * The post of a secret address; null when the address is unknown, expired or revoked. Not cached, so that a revoked
 * address stops at once. `preview_post` in the database compares the hash and the end. Throws a BackendError.
 */
export async function getPreview(token: string): Promise<PostPreview | null> {
  if (!tokenSchema.safeParse(token).success) return null
  const client = publicClient('live')
  const [found, takes] = await Promise.all([
    client.rpc('preview_post', { p_token: token }),
    client.rpc('preview_takes_comments', { p_token: token }),
  ])
  const [row] = rowsOf(found)
  if (!row) return null
  const post = { ...NOT_PREVIEWED, ...(row.post as unknown as Omit<PostRow, keyof typeof NOT_PREVIEWED>) }
  const images = row.images as unknown as Parameters<typeof toImageMap>[0]
  const dated = { ...post, published_at: post.published_at ?? new Date().toISOString() }
  return {
    post: toPost(await fillBlocks(dated), toImageMap(images)),
    expiresAt: toIsoDate(row.expires_at),
    takesComments: rowsOf(takes),
  }
}
