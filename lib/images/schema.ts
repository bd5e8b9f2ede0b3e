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

/** The pictures that a person has seen and agreed to move. */
export const namesSchema = z.array(name).min(1).max(500)
export const imageNameSchema = name

/** A picture that was picked for a post and is not part of it yet: what survives the page that it was picked on. */
export const trayEntrySchema = z.object({
  /** What the text refers to it by, as long as its path does not stand there. */
  number: z.number().int().min(1),
  fileName: z.string().max(500),
  bytes: z.number().int().min(0),
  /** Null as long as it is not uploaded. */
  path: z
    .string()
    .regex(/^\/media\/[A-Za-z0-9._-]{1,200}$/)
    .nullable(),
  details: descriptionSchema,
})
export type TrayEntry = z.output<typeof trayEntrySchema>
