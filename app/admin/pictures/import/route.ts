import { answerCall } from '@/lib/answer-call'
import { importImage } from '@/lib/images/actions'

/** A picture of another site, which may take its time. */
export const POST = answerCall((request) => request.json(), importImage)
