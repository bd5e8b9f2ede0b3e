'use server'

import { z } from 'zod'
import { fileNameOfUrl } from './file-name'
import { fetchRemoteImage, ImageRejected, inspectImage } from './re-encode'
import { listImages } from './library'
import { libraryList } from './library-params'
import { imageEditSchema, namesSchema, UNDESCRIBED } from './schema'
import { imagesForPanel } from './public'
import { IMAGE_ALT_MAX, type ImageInfo, mediaName, mediaPath } from './image'
import { binImages, eraseImages } from './bin'
import { storeEdited, storeImage } from './storage'
import { adminAction, type AdminContext, writeAction } from '@/lib/action'
import { RemoteRefused } from '@/lib/remote-fetch'
import { done, fail } from '@/lib/action-result'
import { reasonOf } from '@/lib/supabase/backend-error'

/** An action that stores an image; `store` resolves to null when its original is gone. */
const storeAction = <Schema extends z.ZodType>(
  schema: Schema,
  store: (input: z.output<Schema>, context: AdminContext) => Promise<ImageInfo | null>,
) =>
  adminAction<Schema, ImageInfo>(
    schema,
    async (input, context) => {
      try {
        const image = await store(input, context)
        return image ? done(image) : fail('The picture is not there any more.', 'conflict')
      } catch (error) {
        if (error instanceof ImageRejected || error instanceof RemoteRefused) return fail(error.message, 'invalid')
        throw error
      }
    },
    (error) => `The picture could not be stored: ${reasonOf(error)}`,
    { right: 'pictures' },
  )

const importSchema = z.object({ address: z.string().max(2000), alt: z.string().trim().max(IMAGE_ALT_MAX).catch('') })

/** Stores an image of another site that a pasted text shows. It is checked like an upload. */
export const importImage = storeAction(importSchema, async ({ address, alt }, context) => {
  const image = await inspectImage(await fetchRemoteImage(address))
  return storeImage(context, image, { ...UNDESCRIBED, alt }, fileNameOfUrl(address))
})

/** Stores a cropped or turned image as a new one. */
export const editImage = storeAction(imageEditSchema, async (edit, context) => storeEdited(context, edit))

/** A page of the library's images that match these words, newest first, and the number of pages. */
export const findImages = adminAction(
  z.object({ words: z.string().trim().max(100), page: z.number().int().min(1).max(500) }),
  async ({ words, page }, context) => {
    const { pictures, pages } = await listImages(context, { ...libraryList.read({}), q: words, page })
    return done({ images: pictures, pages })
  },
  () => 'The library could not be searched.',
)

const listSchema = z.array(z.string()).max(100)

/** Puts images into the bin that were uploaded for a form and then removed from it. Images in use stay. */
export const discardImages = adminAction(
  listSchema,
  async (addresses, context) => {
    const names = addresses.flatMap((address) => mediaName(address) ?? [])
    await binImages(context.supabase, names)
    return done(undefined)
  },
  () => 'The uploaded pictures could not be removed.',
)

/** Images by their names in the bucket, for the editor's preview. */
export const previewImages = adminAction(
  listSchema,
  async (names, { supabase }) => done(await imagesForPanel(supabase, names.map(mediaPath))),
  () => 'The pictures could not be read.',
)

/** Deletes images in the bin permanently. Resolves to the deleted names. */
export const deleteImages = writeAction(
  namesSchema,
  async (names, { supabase }) => {
    const erased = await eraseImages(supabase, names)
    return erased.length > 0 ? done(erased) : fail('It is used now, or not in the bin any more.', 'conflict')
  },
  () => 'The pictures could not be deleted. Please try again.',
  { right: 'retention' },
)
