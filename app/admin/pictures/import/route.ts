import { actionRoute } from '@/lib/action'
import { importImage } from '@/lib/images/actions'

/** Imports an image from another site, which can take long. */
export const POST = actionRoute((request) => request.json(), importImage)
