import 'server-only'
import { z } from 'zod'
import { type Post, type PostRow, toPost } from './post'
import { toImageMap } from '@/lib/images/public'
import { rowsOf } from '@/lib/supabase/backend-error'
import { publicClient } from '@/lib/supabase/public'

const tokenSchema = z.string().regex(/^[0-9a-f]{64}$/)

/** A post that may not be public yet, as its page will show it, and until when its secret address holds (ISO 8601). */
export type PostPreview = { post: Post; expiresAt: string }

/**
 * The post of a secret address; null when the address is unknown, over or revoked. Never cached: what is revoked is gone at
 * once. The database checks the token, and shows that one post. Throws a BackendError.
 */
export async function getPreview(token: string): Promise<PostPreview | null> {
  if (!tokenSchema.safeParse(token).success) return null
  const [row] = rowsOf(await publicClient().rpc('preview_post', { p_token: token }))
  if (!row) return null
  // The function names the columns itself; a contract test holds them.
  const post = row.post as unknown as PostRow
  const images = row.images as unknown as Parameters<typeof toImageMap>[0]
  const dated = { ...post, published_at: post.published_at ?? new Date().toISOString(), facets: [] }
  return { post: toPost(dated, toImageMap(images)), expiresAt: row.expires_at }
}
