'use server'

import { updateTag } from 'next/cache'
import { z } from 'zod'
import { binImages, restoreImages } from '@/lib/images/bin'
import { storeReplacement, writeDescription } from '@/lib/images/storage'
import { mediaPath } from '@/lib/images/image'
import { ImageRejected } from '@/lib/images/re-encode'
import { getImage } from '@/lib/images/library'
import { replaceAlt } from '@/lib/images/picture-marks'
import { descriptionSchema, imageNameSchema, imageSchema, mergeDescription, namesSchema } from '@/lib/images/schema'
import { type AdminContext, writeAction } from '@/lib/action'
import { done, fail } from '@/lib/action-result'
import { REF_COLUMNS, type RefRow, toRef } from './post'
import { authorProfilesTag } from '../cache-tags'
import { revalidatePosts } from '../revalidate'
import { siteSettingsTag } from '@/lib/settings/get-site'
import { readSettings } from '@/lib/settings/store'
import { isRefused, rowsOf } from '@/lib/supabase/backend-error'

/** Revalidates the posts and the portraits that show these images. Returns their numbers. */
async function revalidateShowing({ supabase }: AdminContext, ...names: string[]) {
  const portraits = rowsOf(await supabase.from('author_profiles').select('id').in('portrait_image', names)).length
  if (portraits > 0) updateTag(authorProfilesTag)
  const rows = rowsOf(
    await supabase
      .from('blog_posts')
      .select<string, RefRow>(`${REF_COLUMNS}, post_images!inner(path)`)
      .in('post_images.path', names),
  )
  const posts = rows.map(toRef)
  await revalidatePosts(posts.map((post) => ({ before: post, after: post })))
  return { posts: posts.length, portraits }
}

/**
 * `openPost`: the post that is open in the form, which changes its text itself. `opened`: the description that the form
 * was opened with.
 */
const describeSchema = imageSchema.extend({ openPost: z.uuid().optional(), opened: descriptionSchema })

/**
 * Writes the library's new alt text into the posts that had its old one. A post keeps the old one if it is saved at
 * this moment, or the caller may not change it.
 */
async function replaceAltInPosts(
  { supabase }: AdminContext,
  { name, alt: after, openPost }: Pick<z.output<typeof describeSchema>, 'name' | 'alt' | 'openPost'>,
  before: string,
): Promise<void> {
  if (before === '' || before === after) return
  const rows = rowsOf(
    await supabase
      .from('blog_posts')
      .select('id, version, content, post_images!inner(path)')
      .eq('post_images.path', name),
  )
  for (const { id, version, content } of rows) {
    const replaced = replaceAlt(content, mediaPath(name), before, after)
    if (id === openPost || replaced === content) continue
    const update = supabase.from('blog_posts').update({ content: replaced })
    try {
      rowsOf(await update.eq('id', id).eq('version', version).select('id'))
    } catch (error) {
      if (!isRefused(error)) throw error
    }
  }
}

/**
 * Saves the changed fields of alt text, caption and focal point. Returns the stored description and the number of posts
 * that show the picture.
 */
export const describeImage = writeAction(
  describeSchema,
  async ({ name, openPost, opened, ...typed }, context) => {
    const before = await getImage(context, name)
    if (!before) return fail('The picture is not there any more.', 'conflict')
    const stored = mergeDescription(typed, opened, descriptionSchema.parse(before))
    const picture = { name, openPost, ...stored }
    if (!(await writeDescription(context, picture)))
      return fail(
        'You may describe the pictures that you have uploaded, except those in posts that are public or in review.',
      )
    await replaceAltInPosts(context, picture, before.alt)
    const { posts } = await revalidateShowing(context, picture.name)
    return done({ posts, stored })
  },
  () => 'The picture could not be saved. Please try again.',
  { right: 'pictures' },
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
 * Replaces a picture in all posts, kept changes, unsaved texts, portraits and the logo; takes a FormData with `name` and `file`. The old picture
 * stays in the library, unused. Returns the new name and where it is shown now.
 */
export const replaceImage = writeAction(
  replaceSchema,
  async ({ name, file }, context) => {
    try {
      // Read first: if this failed after the replacement, the pages of its posts would keep the old picture.
      const { logo } = (await readSettings(context.supabase)).fields
      const replaced = await storeReplacement(context, name, file)
      if (replaced === null) return fail('The picture is not there any more.', 'conflict')
      const isLogo = logo === mediaPath(name)
      if (isLogo) updateTag(siteSettingsTag)
      return done({ name: replaced, shownIn: { ...(await revalidateShowing(context, replaced)), isLogo } })
    } catch (error) {
      if (error instanceof ImageRejected) return fail(`Failed to upload ${file.name}: ${error.message}`, 'invalid')
      throw error
    }
  },
  (error) =>
    isRefused(error)
      ? 'A post, an author or a setting that you may not change shows it. The old one is still shown.'
      : 'The picture could not be replaced. The old one is still shown. Please try again.',
  { right: 'pictures' },
)

const moveSchema = z.object({
  names: namesSchema,
  to: z.enum(['bin', 'library']),
  isEvenUsed: z.boolean().default(false),
})

/**
 * Moves pictures into the bin or back. Returns the names of the moved ones. `isEvenUsed` includes pictures that posts
 * show, which needs the right to delete for good.
 */
export const moveImages = writeAction(
  moveSchema,
  async ({ names, to, isEvenUsed }, context) => {
    const { supabase } = context
    const moved = to === 'bin' ? await binImages(supabase, names, isEvenUsed) : await restoreImages(supabase, names)
    // Posts show a restored picture again.
    if (moved.length > 0 && (isEvenUsed || to === 'library')) await revalidateShowing(context, ...moved)
    if (moved.length > 0) return done(moved)
    return to === 'bin'
      ? fail(
          'It is used, or another account has uploaded it. An account that deletes for good can delete it.',
          'conflict',
        )
      : fail('It is not in the bin any more.', 'conflict')
  },
  () => 'The pictures could not be moved. Please try again.',
  { right: 'pictures' },
)
