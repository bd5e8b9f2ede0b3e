import type { SupabaseClient } from '@supabase/supabase-js'
import { IMAGE_BUCKET } from '../../lib/images/image.ts'
import type { Database } from '../../lib/supabase/database.types.ts'
import { SEED_IMAGE_PREFIX } from './seed.ts'

type Service = SupabaseClient<Database>
type Answer<Row> = PromiseLike<{ data: Row[] | null; error: { message: string } | null }>

async function rowsOf<Row>(answer: Answer<Row>): Promise<Row[]> {
  const { data, error } = await answer
  if (error) throw new Error(`The examples could not be removed: ${error.message}`)
  return data ?? []
}

/** Files first, then rows: a failure in between leaves rows that the next call finds. */
async function removeUnusedImages(service: Service): Promise<number> {
  const images = service.from('images').select('path').like('path', `${SEED_IMAGE_PREFIX}%`).eq('in_posts', false)
  const paths = (await rowsOf(images)).map(({ path }) => path)
  if (paths.length === 0) return 0
  const { error } = await service.storage.from(IMAGE_BUCKET).remove(paths)
  if (error) throw new Error(`The pictures of the examples could not be removed: ${error.message}`)
  return (await rowsOf(service.from('images').delete().in('path', paths).select('path'))).length
}

async function removeUnusedAuthors(service: Service, slugs: readonly string[]): Promise<void> {
  const unchanged = service.from('author_profiles').select('id').in('slug', slugs).eq('version', 1)
  for (const { id } of await rowsOf(unchanged)) {
    const posts = service.from('blog_posts').select('id').eq('author_id', id).limit(1)
    if ((await rowsOf(posts)).length === 0)
      await rowsOf(service.from('author_profiles').delete().eq('id', id).select('id'))
  }
}

/**
 * Removes the examples that no editor has changed: posts in their first version, then pictures and authors without posts.
 * Returns how many posts and pictures went.
 */
export async function removeExamples(
  service: Service,
  examples: { posts: readonly string[]; authors: readonly string[] },
): Promise<{ posts: number; images: number }> {
  const unchanged = service
    .from('blog_posts')
    .delete()
    .in('slug', examples.posts)
    .eq('version', 1)
    .is('created_by', null)
  const posts = await rowsOf(unchanged.select('id'))
  const images = await removeUnusedImages(service)
  await removeUnusedAuthors(service, examples.authors)
  return { posts: posts.length, images }
}
