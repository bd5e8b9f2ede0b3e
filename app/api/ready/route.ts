import { connection } from 'next/server'
import { isReady } from '@/lib/jobs/readiness'

/** Whether this process can serve visitors: 200 or 503. Only the log names the reason. */
export async function GET(): Promise<Response> {
  await connection()
  const ready = await isReady()
  return Response.json({ ready }, { status: ready ? 200 : 503, headers: { 'cache-control': 'no-store' } })
}
