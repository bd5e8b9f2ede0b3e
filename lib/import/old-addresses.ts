import { isFollowed } from '../redirects/address.ts'
import { BackendError, rowsOf } from '../supabase/backend-error.ts'
import type { Client } from '../supabase/client.ts'
import { counted } from '../text.ts'
import { postPath } from '../urls.ts'
import { addressHere, linksOf, ownAddress, placeIn, relinked } from './links.ts'
import type { StorableItem } from './types.ts'

/** For one item. More addresses cannot be permalinks. */
const ADDRESSES_MAX = 20

/** The post of an item, and the item that it came from. */
type Target = { batch: string; postId: string; slug: string; source: string; id: string }

/** Redirects an address to the post. False when it already leads elsewhere, or the database refuses it. */
async function redirect(client: Client, source: string, { batch, postId }: Target): Promise<boolean> {
  const known = rowsOf(await client.from('redirects').select('post_id').eq('source', source).maybeSingle())
  if (known) return known.post_id === postId
  try {
    rowsOf(await client.from('redirects').insert({ source, post_id: postId, batch_id: batch }))
    return true
  } catch (error) {
    if (!(error instanceof BackendError) || error.transient) throw error
    return false
  }
}

/**
 * Redirects the old addresses of an item to its post; returns a warning for those that fail. An address is redirected
 * only once, since an editor may have deleted the redirect.
 */
export async function keepOldAddresses(
  client: Client,
  target: Target,
  oldAddresses: readonly string[],
): Promise<string[]> {
  const own = { source: target.source, source_id: target.id }
  const record = rowsOf(await client.from('import_items').select('redirected').match(own).maybeSingle())
  const before = record?.redirected ?? []
  const redirected = new Set(before)
  const refused: string[] = []
  for (const source of new Set(oldAddresses.slice(0, ADDRESSES_MAX).map(addressHere))) {
    if (source === null || source === '/' || source === `/blog/${target.slug}` || redirected.has(source)) continue
    // At the address of a page of this site, the page shows and no redirect is followed.
    if (isFollowed(source) && (await redirect(client, source, target))) redirected.add(source)
    else refused.push(source)
  }
  const items = client.from('import_items')
  if (redirected.size > before.length) rowsOf(await items.update({ redirected: [...redirected] }).match(own))
  return refused.length > 0 ? [`These old addresses could not be redirected: ${refused.join(', ')}`] : []
}

/** For one text. No post has more links. */
const LINKS_MAX = 100

/** The targets of existing redirects, by the old addresses. */
async function redirectedTo(client: Client, addresses: ReadonlySet<string>): Promise<Map<string, string>> {
  if (addresses.size === 0) return new Map()
  const redirects = client.from('redirects').select('source, target, blog_posts(slug)')
  const rows = rowsOf(await redirects.in('source', [...addresses].slice(0, LINKS_MAX)))
  return new Map(
    rows.map(({ source, target, blog_posts: post }) => [source, post ? postPath(post.slug) : (target ?? source)]),
  )
}

/**
 * Changes links to the source's site into links to this site, if the import has their target (`find`) or an earlier
 * redirect does. Warns of links to files that are not imported.
 */
export async function withLinksHere(
  client: Client,
  item: StorableItem,
  text: string,
  find: (link: string, item: StorableItem) => string | null,
): Promise<{ text: string; warnings: string[] }> {
  const found = new Map(linksOf(text).map((link) => [link, find(link, item)]))
  const others = [...found].flatMap(([link, here]) => (here === null ? (ownAddress(link, item) ?? []) : []))
  const redirected = await redirectedTo(client, new Set(others))
  const { text: linked, lost } = relinked(text, (link) => {
    const redirect = redirected.get(ownAddress(link, item) ?? '')
    return found.get(link) ?? (redirect === undefined ? null : redirect + placeIn(link))
  })
  return {
    text: linked,
    warnings: lost > 0 ? [`${counted(lost, 'link')} to files that are not among these: the words stay.`] : [],
  }
}
