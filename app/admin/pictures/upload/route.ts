import { z } from 'zod'
import { actionRoute, adminAction } from '@/lib/action'
import { done, fail } from '@/lib/action-result'
import { cleanFileName } from '@/lib/images/file-name'
import { ImageRejected, inspectImage } from '@/lib/images/re-encode'
import { UNDESCRIBED } from '@/lib/images/schema'
import { storeImage } from '@/lib/images/storage'
import { reasonOf } from '@/lib/supabase/backend-error'

const uploadSchema = z.instanceof(FormData).transform((form, context) => {
  const file = form.get('file')
  if (file instanceof File) return file
  context.addIssue('No picture was sent')
  return z.NEVER
})

/** Stores the image `file` of a FormData, without a description. */
const uploadImage = adminAction(
  uploadSchema,
  async (file, context) => {
    try {
      const image = await inspectImage(new Uint8Array(await file.arrayBuffer()))
      return done(await storeImage(context, image, UNDESCRIBED, cleanFileName(file.name)))
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
