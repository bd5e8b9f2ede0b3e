import { answerCall } from '@/lib/answer-call'
import { uploadImage } from '@/lib/images/actions'

/** An upload: two can be on their way at once, tell how far they are, and be cancelled. */
export const POST = answerCall((request) => request.formData(), uploadImage)
