import 'server-only'
import { createHmac } from 'node:crypto'
import { serverEnv } from '@/lib/env'

/** A client's address as the counters keep it: keyed, so that no table holds an address of a person. */
export const hashClient = (address: string): string =>
  createHmac('sha256', serverEnv().SESSION_SECRET).update(address).digest('base64url').slice(0, 32)
