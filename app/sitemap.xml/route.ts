import { connection } from 'next/server'
import { respondWithIndex } from '../sitemaps/respond'

export async function GET(): Promise<Response> {
  // Not made at build time: an outage then would be the index until the next build.
  await connection()
  return respondWithIndex()
}
