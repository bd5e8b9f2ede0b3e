import 'server-only'
import { z } from 'zod'
import { findSlugRedirect } from '../slug-redirects'
import { type DeadLink, deadAddresses } from './dead-addresses'
import { REF_COLUMNS, type RefRow, toRef } from './post'
import { POST_STATE_LABELS } from './state'
import type { AdminContext } from '@/lib/auth/session'
import { rowsOf } from '@/lib/supabase/backend-error'

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
