import type { Instrumentation } from 'next'
import { checkEnvironment, isBuilding, otelServiceName } from '@/lib/env'
import { logError } from '@/lib/log'
import { reportMetrics } from '@/lib/metrics'
import { REQUEST_ID_HEADER } from '@/lib/request-id'

/** Before the first request of a process: what is wrong with the environment, in words; and who is told of traces. */
export async function register(): Promise<void> {
  if (isBuilding()) return
  checkEnvironment()
  reportMetrics()
  const serviceName = otelServiceName()
  // Loaded when somebody asks for traces, and only then.
  if (serviceName !== null) (await import('@vercel/otel')).registerOTel({ serviceName })
}

/** Every error that a page, a route or an action let out, as one line of the server's log. */
export const onRequestError: Instrumentation.onRequestError = (error, request, context) => {
  logError('request', error, {
    request: String(request.headers[REQUEST_ID_HEADER] ?? '') || undefined,
    method: request.method,
    // Without its query: what somebody computed or searched for is nobody's business. Nor is a secret address.
    path: request.path.replace(/\?.*/s, '').replace(/^\/preview\/.+/, '/preview/…'),
    route: context.routePath,
    kind: context.routeType,
    digest: error instanceof Error && 'digest' in error ? String(error.digest) : undefined,
  })
}
