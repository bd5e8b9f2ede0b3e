'use server'

import { z } from 'zod'
import { fileNameOfUrl } from './file-name'
import { fetchRemoteImage, ImageRejected, inspectImage } from './re-encode'
import { type LibraryImage, listImages } from './library'
import { libraryList } from './library-params'
import { imageEditSchema, namesSchema, UNDESCRIBED } from './schema'
import { imagesForPanel } from './public'
import { IMAGE_ALT_MAX, type ImageInfo, type ImageMap, mediaName, mediaPath } from './image'
import { binImages, eraseImages } from './bin'
import { storeEdited, storeImage } from './storage'
import { adminAction, writeAction } from '@/lib/action'
import { RemoteRefused } from '@/lib/open-internet'
import { done, fail } from '@/lib/action-result'
import { reasonOf } from '@/lib/supabase/backend-error'

const importSchema = z.object({ address: z.string().max(2000), alt: z.string().trim().max(IMAGE_ALT_MAX).catch('') })

/** Stores an image of another site that a pasted text shows. It is checked like an upload. */
export const importImage = adminAction<typeof importSchema, ImageInfo>(
  importSchema,
  async ({ address, alt }, context) => {
    try {
      const image = await inspectImage(await fetchRemoteImage(address))
      return done(await storeImage(context, image, { ...UNDESCRIBED, alt }, fileNameOfUrl(address)))
    } catch (error) {
      if (error instanceof ImageRejected || error instanceof RemoteRefused) return fail(error.message, 'invalid')
      throw error
    }
  },
  (error) => `The picture could not be stored: ${reasonOf(error)}`,
  { right: 'pictures' },
)

/** Stores a cropped or turned image as a new one. */
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
  (error) => `The picture could not be stored: ${reasonOf(error)}`,
  { right: 'pictures' },
)

const findSchema = z.object({ words: z.string().trim().max(100), page: z.number().int().min(1).max(500) })

/** A page of the library's images that match these words, newest first, and the number of pages. */
export const findImages = adminAction<typeof findSchema, { images: LibraryImage[]; pages: number }>(
  findSchema,
  async ({ words, page }, context) => {
    const { pictures, pages } = await listImages(context, { ...libraryList.read({}), q: words, page })
    return done({ images: pictures, pages })
  },
  () => 'The library could not be searched.',
)

const discardSchema = z.array(z.string()).max(100)

/** Puts images into the bin that were uploaded for a form and then removed from it. Images in use stay. */
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

/** Images by their names in the bucket, for the editor's preview. */
export const previewImages = adminAction<typeof previewSchema, ImageMap>(
  previewSchema,
  async (names, { supabase }) => done(await imagesForPanel(supabase, names.map(mediaPath))),
  () => 'The pictures could not be read.',
)

/** Deletes images in the bin permanently. Resolves to the deleted names. */
export const deleteImages = writeAction<typeof namesSchema, string[]>(
  namesSchema,
  async (names, { supabase }) => {
    const erased = await eraseImages(supabase, names)
    return erased.length > 0 ? done(erased) : fail('It is used now, or not in the bin any more.', 'conflict')
  },
  () => 'The pictures could not be deleted. Please try again.',
  { right: 'retention' },
)
