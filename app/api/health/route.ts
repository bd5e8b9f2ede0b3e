import { connection } from 'next/server'

/** Whether this process answers, for a supervisor that restarts it. Calls no backend. */
export async function GET(): Promise<Response> {
  await connection()
  return Response.json({ alive: true }, { headers: { 'cache-control': 'no-store' } })
}
