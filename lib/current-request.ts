import 'server-only'
import { headers } from 'next/headers'
import { REQUEST_ID_HEADER } from './request-id'

/** The name of the request that is being answered, for the log of an action or a route; null outside of one. */
export async function currentRequestId(): Promise<string | null> {
  try {
    return (await headers()).get(REQUEST_ID_HEADER)
  } catch {
    return null
  }
}
