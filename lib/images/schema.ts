import { z } from 'zod'
import { IMAGE_ALT_MAX, IMAGE_CAPTION_MAX } from './image.ts'

const name = z.string().regex(/^[A-Za-z0-9._-]{1,200}$/)
const share = z.number().min(0).max(1)

/** What an editor says of a picture. */
export const descriptionSchema = z.object({
  alt: z.string().trim().max(IMAGE_ALT_MAX, `Alt text should be under ${IMAGE_ALT_MAX} characters`),
  caption: z.string().trim().max(IMAGE_CAPTION_MAX, `Caption should be under ${IMAGE_CAPTION_MAX} characters`),
  focal: z.object({ x: share, y: share }),
})
export type ImageDescription = z.output<typeof descriptionSchema>

export const imageSchema = descriptionSchema.extend({ name })
export type ImageInput = z.input<typeof imageSchema>

/** The pictures that a person has seen in the preview and agreed to lose. */
export const removeImagesSchema = z.array(name).min(1).max(500)
export const imageNameSchema = name
