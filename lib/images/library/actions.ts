'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { type Removal, removeUnused, replaceImage, writeDescription } from './write'
import { ImageRejected } from '../inspect'
import { pictureNameSchema, pictureSchema, removePicturesSchema } from './schema'
import { adminAction } from '@/lib/action'
import { done, fail } from '@/lib/action-result'
import { renewPagesShowing } from '@/lib/posts/admin/revalidate-by-image'

/** Saves alt text, caption and focal point; answers how many posts show the picture. */
export const describePicture = adminAction<typeof pictureSchema, { posts: number }>(
  pictureSchema,
  async (picture) => {
    if (!(await writeDescription(picture))) return fail('The picture is not there any more.', 'conflict')
    const posts = await renewPagesShowing(picture.name)
    refresh()
    return done({ posts })
  },
  () => 'The picture could not be saved. Please try again.',
)

const replaceSchema = z.instanceof(FormData).transform((form, context) => {
  const name = pictureNameSchema.safeParse(form.get('name'))
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
export const replacePicture = adminAction<typeof replaceSchema, { name: string; posts: number }>(
  replaceSchema,
  async ({ name, file }) => {
    try {
      const replaced = await replaceImage(name, new Uint8Array(await file.arrayBuffer()))
      if (replaced === null) return fail('The picture is not there any more.', 'conflict')
      const posts = await renewPagesShowing(replaced)
      refresh()
      return done({ name: replaced, posts })
    } catch (error) {
      if (error instanceof ImageRejected) return fail(`Failed to upload ${file.name}: ${error.message}`, 'invalid')
      throw error
    }
  },
  () => 'The picture could not be replaced. The old one is still shown. Please try again.',
)

/** Deletes pictures for good, those of the list that are still unused; ok as soon as it was tried. */
export const removeUnusedPictures = adminAction<typeof removePicturesSchema, Removal[]>(
  removePicturesSchema,
  async (names) => {
    const removals = await removeUnused(names)
    refresh()
    return done(removals)
  },
  () => 'The pictures could not be deleted. Please try again.',
)
