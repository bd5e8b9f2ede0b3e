import 'server-only'
import { META_TITLE_MAX } from './limits'
import type { PostType, PublishValues } from './schema'
import { cleanMarkdown } from '@/lib/markdown/clean'
import { cutAtWord } from '@/lib/markdown/excerpt'
import { getAdmin } from '@/lib/auth/session'
import { BackendError, rowsOf } from '@/lib/supabase/backend-error'
import { requestClient } from '@/lib/supabase/request'

export type PublishedPost = { slug: string; title: string; type: PostType }

/** Writes a new post, visible at once; the database chooses its address. Throws a BackendError. */
export async function insertPost(values: PublishValues): Promise<PublishedPost> {
  const admin = await getAdmin()
  if (!admin) throw new BackendError('Only an admin may publish', '42501', false)
  const supabase = await requestClient()
  const row = rowsOf(
    await supabase
      .from('blog_posts')
      .insert({
        slug: '',
        title: values.title,
        content: cleanMarkdown(values.content),
        image_url: values.images[0] ?? null,
        author: values.author,
        meta_title: values.metaTitle || cutAtWord(values.title, META_TITLE_MAX),
        meta_description: values.metaDescription || null,
        post_type: values.postType,
        created_by_admin: admin.username,
      })
      .select('slug, title, post_type')
      .single(),
  )
  return { slug: row.slug, title: row.title, type: row.post_type }
}
