import { logError } from '@/lib/log'
import { isCronRequest, runPublicationJob } from '@/lib/posts/publish-due'

const NO_STORE = { 'cache-control': 'no-store' }
const answer = (status: number, body: object) => Response.json(body, { status, headers: NO_STORE })

/** For hosts with a cron: see docs/operations.md. Without CRON_SECRET there is no such address. */
export async function POST(request: Request): Promise<Response> {
  const allowed = isCronRequest(request.headers.get('authorization'))
  if (allowed === null) return answer(404, { error: 'Not found' })
  if (!allowed) return answer(401, { error: 'Unauthorized' })
  try {
    return answer(200, { published: await runPublicationJob() })
  } catch (error) {
    logError('cron', error)
    return answer(503, { error: 'The backend did not answer' })
  }
}

/** Some hosts' crons know only GET. */
export const GET = POST
