import 'server-only'
import { get as getPlain } from 'node:http'
import { get as getSecure } from 'node:https'
import path from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { cacheLife } from 'next/cache'
import { BackendError } from './backend-error'
import { Breaker } from './breaker'
import type { Client } from './client'
import type { Database } from './database.types'
import { WITHOUT_SESSION } from './fetch'
import { backendIsDown, createPublicFetch } from './public-fetch'
import { StaleIfErrorStore } from './stale-if-error'
import { distDir, isBuilding, serverEnv } from '@/lib/env'
import { logWarning } from '@/lib/log'

const PROBE_TIMEOUT_MS = 1_500
const FILE_TIMEOUT_MS = 4_000
/** A build reads everything at once. */
const BUILD_TIMEOUT_MS = 60_000
const PAGES_MAX_BYTES = 16 * 1024 * 1024
/** Lists for machines are long and many. They have their own store, so that they do not evict pages. */
const LISTS_MAX_BYTES = 8 * 1024 * 1024

/**
 * `live` reads never use the stale-if-error store. `sitemap` reads are long and for machines, which wait longer than
 * readers, so they have more time and retries.
 */
type Kind = 'page' | 'post' | 'sitemap' | 'live'

const KINDS: Record<Kind, { store: 'pages' | 'lists' | null; timeoutMs: number; retries: number }> = {
  page: { store: 'pages', timeoutMs: 4_000, retries: 1 },
  post: { store: 'pages', timeoutMs: 4_000, retries: 2 },
  sitemap: { store: 'lists', timeoutMs: 8_000, retries: 3 },
  live: { store: null, timeoutMs: 4_000, retries: 1 },
}

type State = {
  breaker: Breaker
  stores: Record<'pages' | 'lists', StaleIfErrorStore>
  clients: Partial<Record<Kind, Client>>
}

/** Uses Node's own client, because Next's `fetch` belongs to the request that found the outage. */
function probe(): Promise<boolean> {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY: apikey } = serverEnv()
  const get = SUPABASE_URL.startsWith('https:') ? getSecure : getPlain
  return new Promise((resolve) => {
    const url = new URL('rest/v1/rpc/next_publication', `${SUPABASE_URL.replace(/(?<!\/)\/+$/, '')}/`)
    const call = get(url, { headers: { apikey }, signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) }, (answer) => {
      answer.resume()
      resolve((answer.statusCode ?? 500) < 500)
    })
    call.once('error', () => resolve(false))
  })
}

const STATE = Symbol.for('flavorcraft.public-reads')

/** Shared by the process, because each bundle of the server has a copy of this module. */
function state(): State {
  const shared = globalThis as typeof globalThis & { [STATE]?: State }
  const folder = (name: string) =>
    path.join(/* turbopackIgnore: true */ process.cwd(), distDir(), 'stale-if-error', name)
  shared[STATE] ??= {
    breaker: new Breaker({ probe, log: (message) => logWarning('backend', message) }),
    stores: {
      pages: new StaleIfErrorStore(folder('pages'), PAGES_MAX_BYTES),
      lists: new StaleIfErrorStore(folder('lists'), LISTS_MAX_BYTES),
    },
    clients: {},
  }
  return shared[STATE]
}

/** A page with a stored answer is rendered again at the first request after five seconds. */
function expireSoon(): void {
  try {
    cacheLife({ stale: 30, revalidate: 5, expire: 300 })
  } catch {
    // Outside of a cached read there is no cache life to set.
  }
}

function makeClient(kind: Kind): Client {
  const env = serverEnv()
  const { breaker, stores } = state()
  const { store, timeoutMs, retries } = KINDS[kind]
  const fetch = createPublicFetch({
    breaker,
    store: store && stores[store],
    timeoutMs: isBuilding() ? BUILD_TIMEOUT_MS : timeoutMs,
    retries,
    onStale: expireSoon,
  })
  return createClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    auth: WITHOUT_SESSION,
    global: { fetch },
    db: { retry: false },
  })
}

/** Publishable key and no cookies: safe inside `'use cache'`, and the policies show only published posts. */
export function publicClient(kind: Kind = 'page'): Client {
  const { clients } = state()
  return (clients[kind] ??= makeClient(kind))
}

export const isBackendDown = (): boolean => state().breaker.isOpen

/** Removes posts that readers may no longer see from the answers that are stored for an outage. */
export async function withdrawKeptPosts(slugs: readonly string[]): Promise<void> {
  if (slugs.length === 0) return
  const { pages, lists } = state().stores
  await Promise.all([pages.withdraw(slugs), lists.withdraw(slugs)])
}

/** A file of the backend as a stream. Throws a BackendError when the response does not begin in time. */
export async function openPublicFile(url: string): Promise<Response> {
  const { breaker } = state()
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), FILE_TIMEOUT_MS)
  try {
    if (breaker.isOpen) throw backendIsDown()
    const answer = await fetch(url, { cache: 'no-store', signal: AbortSignal.any([breaker.signal, timeout.signal]) })
    if (answer.status >= 500) throw backendIsDown()
    return answer
  } catch {
    void breaker.check()
    throw new BackendError(backendIsDown().message, 'storage', true)
  } finally {
    clearTimeout(timer)
  }
}
