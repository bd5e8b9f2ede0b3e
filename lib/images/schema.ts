import { z } from 'zod'
import { IMAGE_PATH } from '../urls.ts'
import { CENTRE, IMAGE_ALT_MAX, IMAGE_CAPTION_MAX, IMAGE_NAME } from './image.ts'

export const imageNameSchema = z.string().regex(IMAGE_NAME)
const share = z.number().min(0).max(1)

/** The labels of the form's fields, also for the log. */
export const IMAGE_LABELS = { alt: 'Alt text', caption: 'Caption', focal: 'Focal point' } as const

export const descriptionSchema = z.object({
  alt: z.string().trim().max(IMAGE_ALT_MAX, `Alt text should be under ${IMAGE_ALT_MAX} characters`),
  caption: z.string().trim().max(IMAGE_CAPTION_MAX, `Caption should be under ${IMAGE_CAPTION_MAX} characters`),
  focal: z.object({ x: share, y: share }),
})
export type ImageDescription = z.output<typeof descriptionSchema>
export const UNDESCRIBED: ImageDescription = { alt: '', caption: '', focal: CENTRE }

/** The description of an image with the fields that differ from `opened`; another editor may have stored the others since. */
export function mergeDescription(
  typed: ImageDescription,
  opened: ImageDescription,
  stored: ImageDescription,
): ImageDescription {
  const before: Record<string, unknown> = opened
  const own = Object.entries(typed).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]))
  return { ...stored, ...Object.fromEntries(own) }
}

/** An edit: quarter turns clockwise, then the crop, as shares of the turned image. */
export const imageEditSchema = z.object({
  name: imageNameSchema,
  turns: z.number().int().min(0).max(3),
  crop: z.object({ x: share, y: share, width: share.gt(0), height: share.gt(0) }).nullable(),
})
export type ImageEdit = z.output<typeof imageEditSchema>

export const imageSchema = descriptionSchema.extend({ name: imageNameSchema })
export type ImageInput = z.input<typeof imageSchema>

export const namesSchema = z.array(imageNameSchema).min(1).max(500)

/** An image of a form's tray in the form that is stored between pages. */
export const trayEntrySchema = z.object({
  /** The text refers to it by this number until its path is known. */
  number: z.number().int().min(1),
  fileName: z.string().max(500),
  bytes: z.number().int().min(0),
  /** Null until the image is uploaded. */
  path: z.string().regex(IMAGE_PATH).nullable(),
  details: descriptionSchema,
})
export type TrayEntry = z.output<typeof trayEntrySchema>
