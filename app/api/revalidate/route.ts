import { hasBearerToken } from '@/lib/bearer-token'
import { notificationEnv } from '@/lib/env'
import { foreignChangeSchema, revalidateForeignChange } from '@/lib/posts/revalidate'

const answer = (status: number, body: unknown) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/**
 * For owners who change rows elsewhere: `{"slug": "...", "type": "recipe"}` or `{"all": true}` with the secret as
 * bearer token. The next request reads fresh data. Answers 404 without a configured secret.
 */
export async function POST(request: Request): Promise<Response> {
  const { REVALIDATE_SECRET: secret } = notificationEnv()
  if (!secret) return answer(404, { error: 'Not found' })
  if (!hasBearerToken(request.headers.get('authorization'), secret))
    return answer(401, { error: 'The bearer secret is missing or wrong' })
  const change = foreignChangeSchema.safeParse(await request.json().catch(() => null))
  if (!change.success) return answer(400, { error: 'Send {"slug": "…", "type": "recipe"} or {"all": true}' })
  return answer(200, { revalidated: await revalidateForeignChange(change.data) })
}
