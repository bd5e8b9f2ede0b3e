import 'server-only'
import { get as getPlain } from 'node:http'
import { get as getSecure } from 'node:https'
import path from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { cacheLife } from 'next/cache'
import { BackendError } from './backend-error'
import { Breaker } from './breaker'
import type { Database } from './database.types'
import { KeptAnswers } from './kept-answers'
import { backendIsDown, createPublicFetch, PATIENCE, waitFor } from './public-fetch'
import { distDir, isBuilding, serverEnv } from '@/lib/env'

/** What a hung backend costs the one reader who finds out: two seconds with all that a page does besides. Milliseconds. */
const READ_TIMEOUT_MS = 1_500
/** A build asks for everything at once, and nobody waits for a page. */
const BUILD_TIMEOUT_MS = 60_000
const PATIENT_TIMEOUT_MS = 8_000
/** Lists for machines are long and many: they have a store of their own, so that they push out no page. Bytes. */
const LISTS_KEPT = { memoryBytes: 1024 * 1024, diskBytes: 256 * 1024 * 1024 }

/**
 * `cached` is for reads inside `'use cache'`: their last good answers are kept for an outage. `live` is never answered from
 * what was kept, and a stranger who makes it slow opens no breaker; `patient` is for reads of many rows by machines: it opens
 * none either, and its last good answers are kept beside those of pages.
 */
type Kind = 'cached' | 'live' | 'patient'

type State = {
  breaker: Breaker
  kept: Record<Kind, KeptAnswers | null>
  clients: Partial<Record<Kind, SupabaseClient<Database>>>
}

/** Asks past Next's own `fetch`, which belongs to the request that happened to find the outage. */
function probe(): Promise<boolean> {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY: apikey } = serverEnv()
  const get = SUPABASE_URL.startsWith('https:') ? getSecure : getPlain
  return new Promise((resolve) => {
    const url = new URL('rest/v1/rpc/next_publication', `${SUPABASE_URL.replace(/(?<!\/)\/+$/, '')}/`)
    const call = get(url, { headers: { apikey }, signal: AbortSignal.timeout(READ_TIMEOUT_MS) }, (answer) => {
      answer.resume()
      resolve((answer.statusCode ?? 500) < 500)
    })
    call.once('error', () => resolve(false))
  })
}

const STATE = Symbol.for('flavorcraft.public-reads')

/** One for the process: the server's bundles each have a copy of this module. */
function state(): State {
  const shared = globalThis as typeof globalThis & { [STATE]?: State }
  const folder = (name: string) => path.join(/* turbopackIgnore: true */ process.cwd(), distDir(), name)
  shared[STATE] ??= {
    breaker: new Breaker({ probe }),
    kept: {
      cached: new KeptAnswers(folder('kept-answers')),
      patient: new KeptAnswers(folder('kept-lists'), LISTS_KEPT),
      live: null,
    },
    clients: {},
  }
  return shared[STATE]
}

/** A page made of a kept answer is made anew as soon as somebody asks for it after five seconds. */
function soonAgain(): void {
  try {
    cacheLife({ stale: 30, revalidate: 5, expire: 300 })
  } catch {
    // Outside of a cached read nothing is kept.
  }
}

function makeClient(kind: Kind): SupabaseClient<Database> {
  const env = serverEnv()
  const { breaker, kept } = state()
  const timeoutMs = kind === 'patient' ? PATIENT_TIMEOUT_MS : READ_TIMEOUT_MS
  const fetch = createPublicFetch({
    breaker,
    kept: kept[kind],
    timeoutMs: isBuilding() ? BUILD_TIMEOUT_MS : timeoutMs,
    counts: kind === 'cached' && !isBuilding(),
    onKept: soonAgain,
  })
  return createClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch },
    db: { retry: false },
  })
}

/** Publishable key, no cookies: safe inside `'use cache'`, and the policies show it published posts only. */
export function publicClient(kind: Kind = 'cached'): SupabaseClient<Database> {
  const { clients } = state()
  return (clients[kind] ??= makeClient(kind))
}

/** Whether the backend is known to be down: nobody asks it for readers then. */
export const isBackendDown = (): boolean => state().breaker.isOpen

/** Takes posts that readers may not see any more out of what is kept for an outage. */
export async function withdrawFromKept(slugs: Iterable<string>): Promise<void> {
  const { cached, patient } = state().kept
  await Promise.all([cached?.withdraw(slugs), patient?.withdraw(slugs)])
}

/** A file of the backend, as a stream that may take as long as its reader does. Throws a BackendError without an answer in time. */
export async function openPublicFile(url: string): Promise<Response> {
  const { breaker } = state()
  const down = () => new BackendError(backendIsDown().message, 'storage', true)
  if (breaker.isOpen) throw down()
  const wait = waitFor(breaker, READ_TIMEOUT_MS, PATIENCE)
  try {
    const answer = await fetch(url, { cache: 'no-store', signal: wait.signal })
    if (answer.status >= 500) throw down()
    return answer
  } catch {
    throw down()
  } finally {
    wait.end()
  }
}
