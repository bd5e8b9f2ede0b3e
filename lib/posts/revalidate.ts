import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { SLUG_MAX } from './limits'
import { POST_TYPES } from './schema'
import { allPostsTag, listingTag, newestTag, postTag, sitemapTag } from './tags'
import { notificationEnv } from '@/lib/env'

const bodySchema = z.union([
  z.strictObject({ all: z.literal(true) }),
  z.strictObject({
    slug: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .max(SLUG_MAX),
    type: z.enum(POST_TYPES).optional(),
  }),
])

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compares digests, so that neither length nor beginning of the secret can be felt from outside. */
export function isBearer(header: string | null, secret: string | undefined): boolean {
  if (!secret || !header?.startsWith('Bearer ')) return false
  return timingSafeEqual(digest(header.slice('Bearer '.length)), digest(secret))
}

function tagsOf(body: z.infer<typeof bodySchema>): string[] {
  if ('all' in body) return [allPostsTag]
  const types = body.type ? [body.type] : POST_TYPES
  return [postTag(body.slug), newestTag, sitemapTag, ...types.map(listingTag)]
}

const answer = (status: number, body: unknown) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/**
 * For owners who change rows elsewhere: `{"slug": "...", "type": "recipe"}` or `{"all": true}` with the secret as bearer.
 * The next request reads anew. Without a configured secret the address does not exist.
 */
export async function respondToRevalidate(request: Request): Promise<Response> {
  const { REVALIDATE_SECRET: secret } = notificationEnv()
  if (!secret) return answer(404, { error: 'Not found' })
  if (!isBearer(request.headers.get('authorization'), secret))
    return answer(401, { error: 'The bearer secret is missing or wrong' })
  const parsed = bodySchema.safeParse(await request.json().catch(() => null))
  if (!parsed.success) return answer(400, { error: 'Send {"slug": "…", "type": "recipe"} or {"all": true}' })
  const tags = tagsOf(parsed.data)
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  return answer(200, { revalidated: tags })
}
