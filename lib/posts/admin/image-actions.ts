'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { storeReplacement, writeDescription } from '@/lib/images/storage'
import { ImageRejected } from '@/lib/images/inspect'
import { imageNameSchema, imageSchema } from '@/lib/images/schema'
import { adminAction, type AdminContext } from '@/lib/action'
import { done, fail } from '@/lib/action-result'
import { REF_COLUMNS, type RefRow, toRef } from './post'
import { revalidatePosts } from '../revalidate'
import { rowsOf } from '@/lib/supabase/backend-error'

/** Renews the pages of the posts that show an image; answers how many posts. */
async function revalidatePostsShowing({ supabase }: AdminContext, name: string): Promise<number> {
  const rows = rowsOf(
    await supabase
      .from('blog_posts')
      .select<string, RefRow>(`${REF_COLUMNS}, post_images!inner(path)`)
      .eq('post_images.path', name),
  )
  const posts = rows.map((row) => toRef(row))
  await revalidatePosts(posts.map((post) => ({ before: post, after: post })))
  return posts.length
}

/** Saves alt text, caption and focal point; answers how many posts show the picture. */
export const describeImage = adminAction<typeof imageSchema, { posts: number }>(
  imageSchema,
  async (picture, context) => {
    if (!(await writeDescription(context, picture))) return fail('The picture is not there any more.', 'conflict')
    const posts = await revalidatePostsShowing(context, picture.name)
    refresh()
    return done({ posts })
  },
  () => 'The picture could not be saved. Please try again.',
)

const replaceSchema = z.instanceof(FormData).transform((form, context) => {
  const name = imageNameSchema.safeParse(form.get('name'))
  const file = form.get('file')
  if (!name.success || !(file instanceof File)) {
    context.addIssue('No picture was sent')
    return z.NEVER
  }
  return { name: name.data, file }
})

/**
 * Stores another picture and shows it wherever the first one is shown: a FormData with `name` and `file`. The first one
 * stays in the library, unused. Answers the new name and how many posts changed.
 */
export const replaceImage = adminAction<typeof replaceSchema, { name: string; posts: number }>(
  replaceSchema,
  async ({ name, file }, context) => {
    try {
      const replaced = await storeReplacement(context, name, new Uint8Array(await file.arrayBuffer()))
      if (replaced === null) return fail('The picture is not there any more.', 'conflict')
      const posts = await revalidatePostsShowing(context, replaced)
      refresh()
      return done({ name: replaced, posts })
    } catch (error) {
      if (error instanceof ImageRejected) return fail(`Failed to upload ${file.name}: ${error.message}`, 'invalid')
      throw error
    }
  },
  () => 'The picture could not be replaced. The old one is still shown. Please try again.',
)
