import { connection } from 'next/server'

/** Whether this process answers: for whoever starts it again when it does not. Asks nobody. */
export async function GET(): Promise<Response> {
  await connection()
  return Response.json({ alive: true }, { headers: { 'cache-control': 'no-store' } })
}
