import { type Client, fail } from './store.ts'

/** Of one item: more are no permalinks. */
const ADDRESSES_MAX = 20

/** An address of the source as this site is asked for it: encoded, its path in lower case, without a slash at the end. */
export function canonicalAddress(address: string): string | null {
  const url = URL.parse(address, 'https://source.invalid')
  if (!url) return null
  const path = url.pathname.toLowerCase().replace(/(?<!\/)\/+$/, '')
  return (path || '/') + url.search
}

/** The post of an item, and the item that it came from. */
type Target = { batch: string; postId: string; slug: string; source: string; id: string }

/** Whether an address leads to the post now; false when it leads elsewhere already, or cannot be redirected. */
async function redirect(client: Client, source: string, { batch, postId }: Target): Promise<boolean> {
  const known = await client.from('redirects').select('post_id').eq('source', source).maybeSingle()
  fail('The redirects could not be read', known.error)
  if (known.data) return known.data.post_id === postId
  const { error } = await client.from('redirects').insert({ source, post_id: postId, batch_id: batch })
  return error === null
}

/**
 * Redirects the addresses that an item had to its post; returns a warning for those that cannot be. An address is
 * redirected once: an editor may have deleted the redirect since.
 */
export async function keepOldAddresses(
  client: Client,
  target: Target,
  oldAddresses: readonly string[],
): Promise<string[]> {
  const own = { source: target.source, source_id: target.id }
  const record = await client.from('import_items').select('redirected').match(own).maybeSingle()
  fail('The import could not be read', record.error)
  const before = record.data?.redirected ?? []
  const redirected = new Set(before)
  const refused: string[] = []
  for (const source of new Set(oldAddresses.slice(0, ADDRESSES_MAX).map(canonicalAddress))) {
    if (source === null || source === '/' || source === `/blog/${target.slug}` || redirected.has(source)) continue
    if (await redirect(client, source, target)) redirected.add(source)
    else refused.push(source)
  }
  if (redirected.size > before.length) {
    const saved = await client
      .from('import_items')
      .update({ redirected: [...redirected] })
      .match(own)
    fail('The redirects could not be recorded', saved.error)
  }
  return refused.length > 0 ? [`These old addresses could not be redirected: ${refused.join(', ')}`] : []
}
