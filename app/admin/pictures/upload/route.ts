import { z } from 'zod'
import { actionRoute, adminAction } from '@/lib/action'
import { done, fail } from '@/lib/action-result'
import { cleanFileName } from '@/lib/images/file-name'
import { CENTRE } from '@/lib/images/image'
import { ImageRejected, inspectImage } from '@/lib/images/re-encode'
import { descriptionSchema } from '@/lib/images/schema'
import { storeImage } from '@/lib/images/storage'
import { reasonOf } from '@/lib/supabase/backend-error'

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

/** Stores one image: a FormData with `file`, `index`, `alt`, `caption`, `focalX` and `focalY`. */
const uploadImage = adminAction(
  uploadSchema,
  async ({ file, index, details }, context) => {
    try {
      const image = await inspectImage(new Uint8Array(await file.arrayBuffer()))
      return done(await storeImage(context, image, index, details, cleanFileName(file.name)))
    } catch (error) {
      if (error instanceof ImageRejected) return fail(`Failed to upload ${file.name}: ${error.message}`, 'invalid')
      throw error
    }
  },
  (error) => `Failed to upload the picture: ${reasonOf(error)}`,
  { right: 'pictures' },
)

/** A route, not an action: two uploads run at once, report their progress, and can be cancelled. */
export const POST = actionRoute((request) => request.formData(), uploadImage)
