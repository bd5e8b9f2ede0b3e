import { answerCall } from '@/lib/answer-call'
import { lookUpLinks } from '@/lib/posts/admin/actions'

/** Which links of a text lead nowhere: other sites are asked, which may take their time. */
export const POST = answerCall((request) => request.json(), lookUpLinks)
