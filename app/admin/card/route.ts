import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { cachedCard } from '@/lib/drawing/social-card/card'
import { getAdminContext } from '@/lib/auth/session'
import { orOutage } from '@/lib/outage'
import { postSocialImage } from '@/lib/seo/post-facts'
import { SOCIAL_TYPE } from '@/lib/seo/social-image'
import { META_DESCRIPTION_MAX, TITLE_MAX } from '@/lib/posts/field-rules'
import { publishSchema } from '@/lib/posts/schema'
import { getSite } from '@/lib/settings/get-site'
import { POST_TYPES } from '@/lib/posts/types'

const querySchema = z.object({
  title: z.string().max(TITLE_MAX),
  slug: z.string().max(TITLE_MAX),
  type: z.enum(POST_TYPES),
  excerpt: z.string().max(META_DESCRIPTION_MAX),
  photo: z.union([publishSchema.shape.images.element, z.literal('')]),
  share: publishSchema.shape.shareImage,
})

const imageAt = (src: string) => (src === '' ? null : { src, width: 1, height: 1, alt: '', blur: null })

async function answer(params: URLSearchParams): Promise<Response> {
  if (!(await getAdminContext())) return new Response('Sign in first', { status: 401 })
  const query = querySchema.safeParse(Object.fromEntries(params))
  if (!query.success) return new Response('Not a post', { status: 400 })
  const { title, slug, type, excerpt, photo, share } = query.data
  const picture = await cachedCard(
    postSocialImage({ title, slug, type, excerpt, image: imageAt(photo), shareImage: imageAt(share) }),
    (await getSite()).name,
  )
  return new Response(picture, { headers: { 'content-type': SOCIAL_TYPE, 'cache-control': 'private, max-age=300' } })
}

/** The social image of a post in the editor, from its unsaved values. */
export async function GET(request: NextRequest): Promise<Response> {
  // Before `orOutage`: during a build this throws, which is no outage.
  const { searchParams } = request.nextUrl
  return orOutage('social picture', () => answer(searchParams))
}
