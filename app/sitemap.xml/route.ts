import { connection } from 'next/server'
import { respondWithIndex } from '../sitemaps/respond'

export async function GET(): Promise<Response> {
  // Not built statically: an index from an outage would stay until the next build.
  await connection()
  return respondWithIndex()
}
