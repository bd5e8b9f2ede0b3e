'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { givenName, nameInAddress } from './file-name'
import { fetchRemotePicture, ImageRejected, inspectImage } from './incoming'
import { type LibraryImage, listImages } from './library'
import { readLibrary } from './library-params'
import { descriptionSchema, imageEditSchema, namesSchema } from './schema'
import { imagesForPanel } from './public'
import { CENTRE, IMAGE_ALT_MAX, type ImageInfo, type ImageMap, mediaName, mediaPath } from './image'
import { binImages, eraseImages } from './bin'
import { type Removal, removeUnused, storeEdited, storeImage } from './storage'
import { adminAction } from '@/lib/action'
import { RemoteRefused } from '@/lib/open-internet'
import { done, fail } from '@/lib/action-result'
import { BackendError, reasonOf } from '@/lib/supabase/backend-error'

const uploadSchema = z.instanceof(FormData).transform((form, context) => {
  const file = form.get('file')
  const fields = z.object({ ...descriptionSchema.shape, index: z.coerce.number().int().min(0).max(999) }).safeParse({
    index: form.get('index') ?? 0,
    alt: form.get('alt') ?? '',
    caption: form.get('caption') ?? '',
    focal: { x: Number(form.get('focalX') ?? CENTRE.x), y: Number(form.get('focalY') ?? CENTRE.y) },
  })
  if (!(file instanceof File) || !fields.success) {
    context.addIssue('No picture was sent')
    return z.NEVER
  }
  const { index, ...details } = fields.data
  return { file, index, details }
})

function reason(error: unknown): string {
  if (error instanceof BackendError) return reasonOf(error)
  return error instanceof Error ? error.message : 'Unknown error'
}

/** Stores one picture: a FormData with `file`, `index`, `alt`, `caption`, `focalX` and `focalY`. Answers what a page needs to show it. */
export const uploadImage = adminAction<typeof uploadSchema, ImageInfo>(
  uploadSchema,
  async ({ file, index, details }, context) => {
    try {
      const image = await inspectImage(new Uint8Array(await file.arrayBuffer()))
      return done(await storeImage(context, image, index, details, givenName(file.name)))
    } catch (error) {
      if (error instanceof ImageRejected) return fail(`Failed to upload ${file.name}: ${error.message}`, 'invalid')
      throw error
    }
  },
  (error) => `Failed to upload the picture: ${reason(error)}`,
)

const importSchema = z.object({ address: z.string().max(2000), alt: z.string().trim().max(IMAGE_ALT_MAX).catch('') })

/** Stores a picture that a pasted text shows from another site, checked as an upload is. */
export const importImage = adminAction<typeof importSchema, ImageInfo>(
  importSchema,
  async ({ address, alt }, context) => {
    try {
      const image = await inspectImage(await fetchRemotePicture(address))
      const details = { alt, caption: '', focal: CENTRE }
      return done(await storeImage(context, image, 0, details, nameInAddress(address)))
    } catch (error) {
      if (error instanceof ImageRejected || error instanceof RemoteRefused) return fail(error.message, 'invalid')
      throw error
    }
  },
  (error) => `The picture could not be stored: ${reason(error)}`,
)

/** Stores a cut or turned picture as a new one. */
export const editImage = adminAction<typeof imageEditSchema, ImageInfo>(
  imageEditSchema,
  async (edit, context) => {
    try {
      const image = await storeEdited(context, edit)
      return image ? done(image) : fail('The picture is not there any more.', 'conflict')
    } catch (error) {
      if (error instanceof ImageRejected) return fail(error.message, 'invalid')
      throw error
    }
  },
  (error) => `The picture could not be stored: ${reason(error)}`,
)

const findSchema = z.object({ words: z.string().trim().max(100), page: z.number().int().min(1).max(500) })

/** A page of the library's pictures that have these words, the newest first, and how many pages there are. */
export const findImages = adminAction<typeof findSchema, { images: LibraryImage[]; pages: number }>(
  findSchema,
  async ({ words, page }, context) => {
    const { pictures, pages } = await listImages(context, { ...readLibrary({}), q: words, page })
    return done({ images: pictures, pages })
  },
  () => 'The library could not be searched.',
)

const discardSchema = z.array(z.string()).max(100)

/** Puts pictures into the bin that were picked for a form and taken out of it again. What something uses stays. */
export const discardImages = adminAction<typeof discardSchema, undefined>(
  discardSchema,
  async (addresses, context) => {
    const names = addresses.flatMap((address) => mediaName(address) ?? [])
    await binImages(context.supabase, names)
    return done(undefined)
  },
  () => 'The uploaded pictures could not be removed.',
)

const previewSchema = z.array(z.string()).max(100)

/** What is known of pictures by their names in the bucket, for the editor's preview. */
export const previewImages = adminAction<typeof previewSchema, ImageMap>(
  previewSchema,
  async (names, { supabase }) => done(await imagesForPanel(supabase, names.map(mediaPath))),
  () => 'The pictures could not be read.',
)

/** Puts pictures into the bin, those of the list that are still unused; ok as soon as it was tried. */
export const removeUnusedImages = adminAction<typeof namesSchema, Removal[]>(
  namesSchema,
  async (names, context) => {
    const removals = await removeUnused(context, names)
    refresh()
    return done(removals)
  },
  () => 'The pictures could not be deleted. Please try again.',
)

/** Deletes pictures of the bin for good, for an admin; answers the names of those that are gone. */
export const deleteImages = adminAction<typeof namesSchema, string[]>(
  namesSchema,
  async (names, { admin, supabase }) => {
    if (admin.role !== 'admin') return fail('Only an admin may delete a picture for good.')
    const erased = await eraseImages(supabase, names)
    refresh()
    return erased.length > 0 ? done(erased) : fail('It is used now, or not in the bin any more.', 'conflict')
  },
  () => 'The pictures could not be deleted. Please try again.',
)
