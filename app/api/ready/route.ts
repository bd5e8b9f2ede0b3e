import { connection } from 'next/server'
import { isReady } from '@/lib/jobs/readiness'

/** Whether visitors may be sent here: 200, or 503. The reason goes to the log alone. */
export async function GET(): Promise<Response> {
  await connection()
  const ready = await isReady()
  return Response.json({ ready }, { status: ready ? 200 : 503, headers: { 'cache-control': 'no-store' } })
}
