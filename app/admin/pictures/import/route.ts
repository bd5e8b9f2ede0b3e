import { actionRoute } from '@/lib/action'
import { importImage } from '@/lib/images/actions'

/** A picture of another site, which may take its time. */
export const POST = actionRoute((request) => request.json(), importImage)
