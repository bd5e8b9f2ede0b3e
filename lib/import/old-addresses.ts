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

/** Redirects the addresses that an item had to its post; returns a warning for those that cannot be. */
export async function keepOldAddresses(
  client: Client,
  { batch, postId, slug }: { batch: string; postId: string; slug: string },
  oldAddresses: readonly string[],
): Promise<string[]> {
  const addresses = new Set(oldAddresses.slice(0, ADDRESSES_MAX).map(canonicalAddress))
  const refused: string[] = []
  for (const source of addresses) {
    if (source === null || source === '/' || source === `/blog/${slug}`) continue
    const known = await client.from('redirects').select('post_id').eq('source', source).maybeSingle()
    fail('The redirects could not be read', known.error)
    if (known.data?.post_id === postId) continue
    const { error } = known.data
      ? { error: { message: 'it leads elsewhere already' } }
      : await client.from('redirects').insert({ source, post_id: postId, batch_id: batch })
    if (error) refused.push(source)
  }
  return refused.length > 0 ? [`These old addresses could not be redirected: ${refused.join(', ')}`] : []
}
