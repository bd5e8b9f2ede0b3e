import { rowsOf } from '../supabase/backend-error.ts'
import type { Client } from '../supabase/client.ts'
import { exampleSlugs, readExampleAuthors, readExampleHead } from './files.ts'
import { exampleImages } from './store.ts'

/**
 * The ids of the unchanged example posts. An owner's post may have the same slug, but not the same title and date too.
 */
export async function untouchedExamples(client: Client): Promise<string[]> {
  const slugs = await exampleSlugs()
  if (slugs.length === 0) return []
  const posts = client.from('blog_posts').select('id, slug, title, published_at')
  const found = rowsOf(await posts.in('slug', slugs).eq('version', 1))
  const examples = await Promise.all(
    found.map(async (row) => {
      const { title, publishedAt } = await readExampleHead(row.slug)
      const isExample = row.title === title && Date.parse(row.published_at ?? '') === Date.parse(publishedAt)
      return isExample ? [row.id] : []
    }),
  )
  const ids = examples.flat()
  return ids.length === 0 ? [] : rowsOf(await client.rpc('untouched_posts', { p_ids: ids }))
}

/** Deletes unused images for good and resolves to their number; a command and an account do it differently. */
type RemoveImages = (client: Client, names: string[]) => Promise<number>

export type RemovedExamples = { slugs: string[]; images: number }

/**
 * Removes the unchanged example posts, then those of their pictures that nothing shows, and those of their
 * authors who have no post. `onPostsRemoved` is called before the pictures. Safe to repeat: removed posts are skipped.
 */
export async function removeExamples(
  client: Client,
  removeImages: RemoveImages,
  onPostsRemoved?: (slugs: string[]) => Promise<void>,
): Promise<RemovedExamples> {
  const ids = await untouchedExamples(client)
  const posts = client.from('blog_posts').delete().in('id', ids).eq('version', 1)
  const slugs = ids.length === 0 ? [] : rowsOf(await posts.select('slug')).map(({ slug }) => slug)
  await onPostsRemoved?.(slugs)
  const names = await exampleImages(client, false)
  const images = names.length === 0 ? 0 : await removeImages(client, names)
  const authors = (await readExampleAuthors()).map(({ slug }) => slug)
  rowsOf(await client.rpc('forget_authors', { p_slugs: authors }))
  return { slugs, images }
}
