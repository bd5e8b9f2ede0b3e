import { type Client, fail, type Incoming } from './store.ts'
import { slugOf } from './to-post.ts'

async function isTaken(client: Client, slug: string, postId: string): Promise<boolean> {
  const taken = await client.from('blog_posts').select('id').eq('slug', slug).neq('id', postId).limit(1)
  fail('The addresses could not be read', taken.error)
  return Boolean(taken.data?.length)
}

export type Address = { slug: string; warnings: string[] }

/** The wanted address, or that with the prefix; empty when both are taken, and the post gets another one or keeps its own. */
export async function freeAddress(
  client: Client,
  { slug, prefix }: Incoming,
  postId: string,
  instead: string,
): Promise<Address> {
  if (slug === '' || !(await isTaken(client, slug, postId))) return { slug, warnings: [] }
  const prefixed = prefix ? slugOf(`${prefix}-${slug}`) : ''
  const isFree = prefixed !== '' && !(await isTaken(client, prefixed, postId))
  const what = isFree ? `this one gets "${prefixed}"` : instead
  return { slug: isFree ? prefixed : '', warnings: [`Another post has the address "${slug}": ${what}.`] }
}
