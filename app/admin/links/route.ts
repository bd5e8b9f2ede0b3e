import { actionRoute } from '@/lib/action'
import { lookUpLinks } from '@/lib/posts/admin/actions'

/** Finds the broken links of a text. It requests other sites, which can take long. */
export const POST = actionRoute((request) => request.json(), lookUpLinks)
