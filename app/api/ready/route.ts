import { connection } from 'next/server'
import { isReady } from '@/lib/jobs/readiness'

/** Whether visitors may be sent here: 200, or 503. Why not is told to the log, not to strangers. */
export async function GET(): Promise<Response> {
  await connection()
  const ready = await isReady()
  return Response.json({ ready }, { status: ready ? 200 : 503, headers: { 'cache-control': 'no-store' } })
}
