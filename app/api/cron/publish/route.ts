import { isBearer } from '@/lib/bearer'
import { serverEnv } from '@/lib/env'
import { publishDuePosts } from '@/lib/jobs/publish-due'
import { logError } from '@/lib/log'

const answer = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/** For hosts with a cron: see lib/jobs/publish-due.ts. Without CRON_SECRET there is no such address. */
export async function POST(request: Request): Promise<Response> {
  const { CRON_SECRET: secret } = serverEnv()
  if (!secret) return answer(404, { error: 'Not found' })
  if (!isBearer(request.headers.get('authorization'), secret)) return answer(401, { error: 'Unauthorized' })
  try {
    return answer(200, { published: await publishDuePosts() })
  } catch (error) {
    logError('cron', error)
    return answer(503, { error: 'The backend did not answer' })
  }
}

/** Some hosts' crons know only GET. */
export const GET = POST
