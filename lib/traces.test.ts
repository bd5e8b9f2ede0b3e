import { SpanStatusCode } from '@opentelemetry/api'
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { expect, test } from 'vitest'
import { redactedSpans } from './traces'

test('a trace has place, time and duration, and no text of a request', () => {
  const exporter = new InMemorySpanExporter()
  const provider = new BasicTracerProvider({ spanProcessors: [redactedSpans, new SimpleSpanProcessor(exporter)] })
  const span = provider.getTracer('test').startSpan('GET /search?q=canary', {
    attributes: { 'http.target': '/preview/canary-token', 'http.url': 'https://a.example/rest/v1/posts?title=canary' },
  })
  span.setAttributes({ 'http.user_agent': 'canary', 'url.full': 'https://a.example/storage/v1/object/b/canary.png' })
  span.recordException(new Error('Failing row contains canary'))
  span.setStatus({ code: SpanStatusCode.ERROR, message: 'canary' })
  span.end()
  const [sent] = exporter.getFinishedSpans()
  const { name, attributes, events, status } = sent ?? {}
  expect(JSON.stringify({ name, attributes, events, status })).not.toContain('canary')
  expect(name).toBe('GET /search')
  expect(attributes).toMatchObject({ 'http.target': '/preview/…', 'http.url': 'https://a.example/rest/v1/posts' })
  expect(status).toEqual({ code: SpanStatusCode.ERROR })
})
