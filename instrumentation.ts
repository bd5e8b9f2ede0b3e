import type { Instrumentation } from 'next'
import { isBuilding, otelServiceName } from '@/lib/env'
import { logError } from '@/lib/log'
import { reportMetrics } from '@/lib/metrics'
import { madeId, REQUEST_ID_HEADER } from '@/lib/request-id'
import { requestNotes } from '@/lib/request-notes'

/** Once a process, before its first request. */
export async function register(): Promise<void> {
  if (isBuilding()) return
  reportMetrics()
  const serviceName = otelServiceName()
  // Loaded when somebody asks for traces, and only then.
  if (serviceName !== null) (await import('@/lib/traces')).sendTraces(serviceName)
}

/** Every error that a page, a route or an action let out, as one line of the server's log. */
export const onRequestError: Instrumentation.onRequestError = (error, request, context) => {
  const id = requestNotes().getStore()?.id ?? madeId(String(request.headers[REQUEST_ID_HEADER] ?? ''))
  logError('request', error, {
    request: id,
    method: request.method,
    // Without its query: what somebody computed or searched for is nobody's business. Nor is a secret address.
    path: request.path.replace(/\?.*/s, '').replace(/^\/preview\/.+/, '/preview/…'),
    route: context.routePath,
    kind: context.routeType,
    digest: error instanceof Error && 'digest' in error ? String(error.digest) : undefined,
  })
}
