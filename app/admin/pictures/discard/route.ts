import { z } from 'zod'
import { discardImages } from '@/lib/images/actions'

const bodySchema = z.array(z.string())

/**
 * What a page that is going away sends as a beacon: a server action would be cut off together with the page. It can do
 * what the action can, which is to remove uploads of one's own that no post uses; the cookie comes from this site only.
 */
export async function POST(request: Request): Promise<Response> {
  const body = bodySchema.safeParse(await request.json().catch(() => null))
  if (!body.success) return new Response(null, { status: 400 })
  const result = await discardImages(body.data)
  if (result.ok) return new Response(null, { status: 204 })
  return new Response(null, { status: result.reason === 'session' ? 401 : 503 })
}
