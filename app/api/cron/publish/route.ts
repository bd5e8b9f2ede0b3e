import { hasBearerToken } from '@/lib/bearer-token'
import { serverEnv } from '@/lib/env'
import { runSchedule } from '@/lib/jobs/publish-due'
import { logError } from '@/lib/log'
import { BackendError } from '@/lib/supabase/backend-error'

const answer = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/**
 * For hosts with a cron, and for the server of `npm start` (lib/jobs/publish-due.ts). Answers 404 without CRON_SECRET.
 */
export async function POST(request: Request): Promise<Response> {
  const { CRON_SECRET: secret } = serverEnv()
  if (!secret) return answer(404, { error: 'Not found' })
  if (!hasBearerToken(request.headers.get('authorization'), secret)) return answer(401, { error: 'Unauthorized' })
  try {
    const isSweeping = new URL(request.url).searchParams.get('only') !== 'due'
    return answer(200, await runSchedule(isSweeping))
  } catch (error) {
    // The 503 reports an outage to the caller, and the reads log it.
    if (!(error instanceof BackendError && error.transient)) logError('cron', error)
    return answer(503, { error: 'The backend did not answer' })
  }
}

/** Some hosts' crons send GET only. */
export const GET = POST
