import type { Instrumentation } from 'next'
import { isBuilding, isProduction, otelServiceName, serverEnv } from '@/lib/env'
import { logError } from '@/lib/log'
import { reportMetrics } from '@/lib/metrics'
import { readRequestId, requestIdHeader } from '@/lib/request-id'

/** Next calls it once per process, before the first request. */
export async function register(): Promise<void> {
  if (isBuilding()) return
  if (isProduction()) (await import('@/lib/json-console')).writeConsoleAsJson()
  reportMetrics()
  const serviceName = otelServiceName()
  // Loaded only when traces are configured.
  if (serviceName !== null) (await import('@/lib/traces')).sendTraces(serviceName)
}

/** Logs each uncaught error of a page, a route or an action as one line. */
export const onRequestError = (...[error, request, context]: Parameters<Instrumentation.onRequestError>): void => {
  const id = readRequestId(String(request.headers[requestIdHeader(serverEnv().SESSION_SECRET)] ?? ''))
  logError('request', error, {
    request: id,
    method: request.method,
    // Drops the query, which may hold personal text, and the token of a preview, an invitation or a password.
    path: request.path.replace(/\?.*/s, '').replace(/(\/(?:preview|invitation|password)\/).+/, '$1…'),
    route: context.routePath,
    kind: context.routeType,
    digest: error instanceof Error && 'digest' in error ? String(error.digest) : undefined,
  })
}
