import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { EmbeddedBackend } from './embedded.ts'
import type { Database } from '../../lib/supabase/database.types.ts'

/** `fetch` to a backend inside this process; bytes get their length, as over HTTP. */
export const fetchOf =
  (backend: Pick<EmbeddedBackend, 'fetch'>): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    if (ArrayBuffer.isView(init?.body)) request.headers.set('content-length', String(init.body.byteLength))
    return backend.fetch(request)
  }

/** The address of a backend inside this process, at which nothing listens. */
const INSIDE = 'http://backend.invalid'

/** A client of a backend inside this process; its session, if no token is given, stays in memory. */
export const clientOf = (
  backend: Pick<EmbeddedBackend, 'fetch'>,
  key: string,
  token?: string,
): SupabaseClient<Database> =>
  createClient<Database>(INSIDE, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    ...(token && { accessToken: async () => token }),
    global: { fetch: fetchOf(backend) },
  })
