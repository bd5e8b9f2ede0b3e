import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace-base'
import { registerOTel } from '@vercel/otel'

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

/** Removed from spans: error messages quote user input, and a user agent helps to identify a person. */
const REDACTED = ['exception.message', 'exception.stacktrace', 'http.user_agent', 'user_agent.original']

/** An address without its query, token or file name. */
const withoutPrivateParts = (text: string): string =>
  text
    .replace(/\?\S*/g, '')
    .replace(/(\/(?:preview|invitation|admin\/password)\/)[^\s/]+/g, '$1…')
    .replace(/(\/storage\/v1\/object\/)\S+/g, '$1…')

function clean(attributes: Record<string, unknown> | undefined): void {
  for (const [name, value] of Object.entries(attributes ?? {}))
    if (REDACTED.includes(name)) Reflect.deleteProperty(attributes ?? {}, name)
    else if (typeof value === 'string') Reflect.set(attributes ?? {}, name, withoutPrivateParts(value))
}

/** Redacts every span before another processor sends it, as the log does. */
export const redactedSpans: SpanProcessor = {
  onStart: () => undefined,
  onEnd(span: Writable<ReadableSpan>) {
    span.name = withoutPrivateParts(span.name)
    span.status = { code: span.status.code }
    clean(span.attributes)
    for (const { attributes } of span.events) clean(attributes)
  },
  forceFlush: async () => undefined,
  shutdown: async () => undefined,
}

/** Sends traces to the collector that OpenTelemetry's own variables name. */
export function sendTraces(serviceName: string): void {
  registerOTel({ serviceName, spanProcessors: [redactedSpans, 'auto'] })
}
