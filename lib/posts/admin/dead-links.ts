import 'server-only'
import { z } from 'zod'
import { LOOKED_UP_ADDRESS_MAX, LOOKED_UP_LINKS_MAX } from '../limits'
import { findSlugRedirect } from '../redirects'
import { REF_COLUMNS, type RefRow, toRef } from './post'
import { POST_STATE_LABELS } from './state'
import type { AdminContext } from '@/lib/auth/session'
import { fetchRemote, type RemoteOptions, RemoteRefused } from '@/lib/remote-fetch'
import { rowsOf } from '@/lib/supabase/backend-error'

export type DeadLink = { address: string; problem: string }

/** The time limit of a look-up; a site that has not answered by then is not reported. */
const BUDGET_MS = 8000

/** Status codes of sites that refuse programs but not people. */
const REFUSES_PROGRAMS = new Set([401, 403, 405, 406, 429, 451, 501, 503, 999])

type Options = RemoteOptions & { signal: AbortSignal }

const statusOf = (address: string, method: 'HEAD' | 'GET', options: Options): Promise<number> =>
  fetchRemote(address, { method, accept: '*/*' }, async ({ statusCode = 0 }) => statusCode, options)

async function problemOf(address: string, options: Options): Promise<string | null> {
  try {
    const head = await statusOf(address, 'HEAD', options)
    // Some servers do not answer HEAD.
    const status = head >= 400 ? await statusOf(address, 'GET', options) : head
    return status >= 400 && !REFUSES_PROGRAMS.has(status) ? `Its site answered ${status}.` : null
  } catch (error) {
    if (!(error instanceof RemoteRefused) || options.signal.aborted) return null
    return error.message
  }
}

export async function deadAddresses(
  addresses: readonly string[],
  { signal = AbortSignal.timeout(BUDGET_MS), ...options }: RemoteOptions = {},
): Promise<DeadLink[]> {
  const looked = addresses.map(async (address) => {
    const problem = await problemOf(address, { ...options, signal })
    return problem ? [{ address, problem }] : []
  })
  return (await Promise.all(looked)).flat()
}

const POST = /^\/blog\/([a-z0-9-]{1,80})\/?(?:[?#].*)?$/
const slugOf = (address: string): string | null => POST.exec(address)?.[1] ?? null

async function deadPosts({ supabase }: AdminContext, addresses: readonly string[]): Promise<DeadLink[]> {
  const slugs = [...new Set(addresses.flatMap((address) => slugOf(address) ?? []))]
  if (slugs.length === 0) return []
  const rows = rowsOf(await supabase.from('blog_posts').select<string, RefRow>(REF_COLUMNS).in('slug', slugs))
  const states = new Map(rows.map((row) => [row.slug, toRef(row).state]))
  const dead: DeadLink[] = []
  for (const address of addresses) {
    const slug = slugOf(address)
    const state = slug && states.get(slug)
    if (!slug || state === 'published') continue
    if (state) dead.push({ address, problem: `Readers do not see that post yet: ${POST_STATE_LABELS[state]}.` })
    else if (!(await findSlugRedirect(slug))) dead.push({ address, problem: 'There is no post at this address.' })
  }
  return dead
}

export const linksSchema = z.array(z.string().max(LOOKED_UP_ADDRESS_MAX)).max(LOOKED_UP_LINKS_MAX)

/** The dead links among these: links to posts are looked up in the database, others at their sites. */
export async function findDeadLinks(context: AdminContext, addresses: readonly string[]): Promise<DeadLink[]> {
  const foreign = addresses.filter((address) => /^https?:\/\//.test(address))
  const [own, others] = await Promise.all([deadPosts(context, addresses), deadAddresses(foreign)])
  return [...own, ...others]
}
