import { actionRoute } from '@/lib/action'
import { lookUpLinks } from '@/lib/posts/admin/actions'

/** Which links of a text lead nowhere: other sites are asked, which may take their time. */
export const POST = actionRoute((request) => request.json(), lookUpLinks)
