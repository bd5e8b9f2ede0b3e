import type { Instrumentation } from 'next'
import { logError } from '@/lib/log'

/** Every error that a page, a route or an action let out, as one line of the server's log. */
export const onRequestError: Instrumentation.onRequestError = (error, request, context) => {
  logError('request', error, {
    method: request.method,
    // Without its query: what somebody computed or searched for is nobody's business. Nor is a secret address.
    path: request.path.replace(/\?.*/s, '').replace(/^\/preview\/.+/, '/preview/…'),
    route: context.routePath,
    kind: context.routeType,
    digest: error instanceof Error && 'digest' in error ? String(error.digest) : undefined,
  })
}
