import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkEnvironment, otelServiceName, parseEnv, startEnv } from './env'

const schema = z.object({ ADDRESS: z.url().describe('where it is'), SECRET: z.string().min(8).describe('what signs') })

test('names the missing variable and its purpose', () => {
  expect(() => parseEnv(schema, { NODE_ENV: 'test', ADDRESS: 'nonsense' })).toThrow(
    /ADDRESS is not valid: where it is\n {2}SECRET is missing: what signs/,
  )
})

test('an empty variable counts as missing', () => {
  expect(() => parseEnv(schema, { NODE_ENV: 'test', ADDRESS: 'https://a.example', SECRET: '' })).toThrow(
    'SECRET is missing',
  )
})

test('the start has defaults and refuses an invalid port', () => {
  expect(startEnv({ NODE_ENV: 'test' })).toMatchObject({ PORT: 3000, DATA_DIR: '.data' })
  expect(() => startEnv({ NODE_ENV: 'test', PORT: '99999' })).toThrow('PORT is not valid')
})

test('names every missing variable at once', () => {
  const env = { NODE_ENV: 'test' as const, SUPABASE_URL: 'https://abc.supabase.co', WEBHOOK_URL: 'https://a.example' }
  expect(() => checkEnvironment(env)).toThrow(/SESSION_SECRET is missing: [^]*SITE_URL is missing: [^]*WEBHOOK_SECRET/)
})

test('sends traces when a receiver is configured', () => {
  const to = { NODE_ENV: 'test' as const, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }
  expect(otelServiceName({ NODE_ENV: 'test', OTEL_SERVICE_NAME: 'magazine' })).toBeNull()
  expect(otelServiceName(to)).toBe('flavorcraft')
  expect(otelServiceName({ ...to, OTEL_SERVICE_NAME: 'magazine' })).toBe('magazine')
  expect(otelServiceName({ ...to, OTEL_SDK_DISABLED: 'true' })).toBeNull()
})
