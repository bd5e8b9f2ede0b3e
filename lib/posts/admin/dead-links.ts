import 'server-only'
import { z } from 'zod'
import { findSlugRedirect } from '../redirects'
import { REF_COLUMNS, type RefRow, toRef } from './post'
import { POST_STATE_LABELS } from './state'
import type { AdminContext } from '@/lib/auth/session'
import { askOpenInternet, type RemoteOptions, RemoteRefused } from '@/lib/open-internet'
import { rowsOf } from '@/lib/supabase/backend-error'

/** An address that leads nowhere, and what is wrong with it. */
export type DeadLink = { address: string; problem: string }

/** All of a look-up together; what has not answered by then is not said to be dead. */
const BUDGET_MS = 8000
const AT_ONCE = 4

/** Sites that keep programs out answer them so, and people otherwise. */
const KEEPS_OUT = new Set([401, 403, 405, 406, 429, 451, 501, 503, 999])

type Options = RemoteOptions & { signal: AbortSignal }

const statusOf = (address: string, method: 'HEAD' | 'GET', options: Options): Promise<number> =>
  askOpenInternet(address, { method, accept: '*/*' }, async ({ statusCode = 0 }) => statusCode, options)

async function problemOf(address: string, options: Options): Promise<string | null> {
  try {
    const head = await statusOf(address, 'HEAD', options)
    // Some servers answer only who asks for the page itself.
    const status = head >= 400 ? await statusOf(address, 'GET', options) : head
    return status >= 400 && !KEEPS_OUT.has(status) ? `Its site answered ${status}.` : null
  } catch (error) {
    if (!(error instanceof RemoteRefused) || options.signal.aborted) return null
    return error.message
  }
}

/** Those of these addresses of the web that lead nowhere: each is asked. */
export async function deadAddresses(
  addresses: readonly string[],
  { signal = AbortSignal.timeout(BUDGET_MS), ...options }: RemoteOptions = {},
): Promise<DeadLink[]> {
  const waiting = [...addresses]
  const dead: DeadLink[] = []
  const work = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const problem = await problemOf(address, { ...options, signal })
      if (problem) dead.push({ address, problem })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return dead
}

const POST = /^\/blog\/([a-z0-9-]{1,80})\/?(?:[?#].*)?$/
const slugOf = (address: string): string | null => POST.exec(address)?.[1] ?? null

async function problemOfMissing(slug: string): Promise<string | null> {
  const current = await findSlugRedirect(slug)
  return current ? null : 'There is no post at this address.'
}

/** Those of these addresses of posts that readers would not find. */
async function deadPosts({ supabase }: AdminContext, addresses: readonly string[]): Promise<DeadLink[]> {
  const slugs = [...new Set(addresses.flatMap((address) => slugOf(address) ?? []))]
  if (slugs.length === 0) return []
  const rows = rowsOf(await supabase.from('blog_posts').select<string, RefRow>(REF_COLUMNS).in('slug', slugs))
  const states = new Map(rows.map((row) => [row.slug, toRef(row).state]))
  const dead: DeadLink[] = []
  for (const address of addresses) {
    const slug = slugOf(address)
    if (slug === null) continue
    const state = states.get(slug)
    if (state === 'published') continue
    const problem = state
      ? `Readers do not see that post yet: ${POST_STATE_LABELS[state]}.`
      : await problemOfMissing(slug)
    if (problem) dead.push({ address, problem })
  }
  return dead
}

/** So many are looked up at once. */
export const LINKS_MAX = 40

export const linksSchema = z.array(z.string().max(2000)).max(LINKS_MAX)

/** Which of a text's links lead nowhere: those to posts of this site by the database, others by asking their sites. */
export async function findDeadLinks(context: AdminContext, addresses: readonly string[]): Promise<DeadLink[]> {
  const foreign = addresses.filter((address) => /^https?:\/\//.test(address))
  const [own, others] = await Promise.all([deadPosts(context, addresses), deadAddresses(foreign)])
  return [...own, ...others]
}
