import 'server-only'
import { z } from 'zod'
import { allPostsTag } from './cache'
import { SLUG_MAX } from './fields'
import { notificationEnv } from '@/lib/env'
import { logError } from '@/lib/log'

/** An instance that does not answer in this time is left to its five minutes. */
const PATIENCE_MS = 2_000
/** Above it, one tag that stands for all: the message stays below what a visitor may send. */
const TAGS_MAX = 500

/** What one instance renewed, as the others are told: tags, addresses that readers see no more, moments at which pages end. */
export const renewalSchema = z.strictObject({
  tags: z.array(z.string().min(1).max(300)).max(TAGS_MAX),
  withdrawn: z.array(z.string().max(SLUG_MAX)).max(TAGS_MAX),
  publications: z.array(z.string().max(40)).max(TAGS_MAX),
})
export type Renewal = z.output<typeof renewalSchema>

/** The addresses of the other instances (`INSTANCES`), and the secret that they share. */
function others(): { addresses: string[]; secret: string } | null {
  const { INSTANCES, REVALIDATE_SECRET: secret } = notificationEnv()
  return INSTANCES && secret ? { addresses: INSTANCES.split(/[\s,]+/).filter(Boolean), secret } : null
}

async function tell(address: string, secret: string, renewal: Renewal): Promise<void> {
  try {
    const answer = await fetch(new URL('/api/revalidate', address), {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ renewal }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!answer.ok) throw new Error(`It answered ${answer.status}`)
  } catch (error) {
    // One that is down begins with fresh pages; the change is saved whatever it says.
    logError('instances', error, { address })
  }
}

/** Tells the other instances what was renewed here, and waits until they know: the next request to any of them reads anew. */
export async function tellInstances({ tags, withdrawn, publications }: Renewal): Promise<void> {
  const found = others()
  if (!found || tags.length + withdrawn.length + publications.length === 0) return
  const isMuch = Math.max(tags.length, withdrawn.length, publications.length) > TAGS_MAX
  const renewal = {
    tags: isMuch ? [allPostsTag] : [...new Set(tags)],
    withdrawn: withdrawn.slice(0, TAGS_MAX),
    publications: publications.slice(0, TAGS_MAX),
  }
  await Promise.all(found.addresses.map((address) => tell(address, found.secret, renewal)))
}
