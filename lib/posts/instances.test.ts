import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Renewal, renewalSchema } from './instances'
import { VISITOR_BODY_MAX } from '@/lib/request-gate'
import { endServers, playServer } from '@/scripts/testing/play-server'

const SECRET = 'a-secret-that-the-instances-share'

type Told = { path: string | undefined; secret: string | undefined; body: string }

let address = ''
let told: Told[] = []
let status = 200

beforeEach(async () => {
  told = []
  status = 200
  address = await playServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      told.push({ path: request.url, secret: request.headers.authorization, body })
      response.writeHead(status).end()
    })
  })
  vi.stubEnv('REVALIDATE_SECRET', SECRET)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  endServers()
})

/** The environment is read once a process. */
async function tellInstances(renewal: Renewal): Promise<void> {
  vi.resetModules()
  await (await import('./instances')).tellInstances(renewal)
}

const nothing = { tags: [], withdrawn: [], publications: [] }

test('each of the others is told once of what was renewed, with the secret', async () => {
  vi.stubEnv('INSTANCES', `${address}/a, ${address}/b`)
  await tellInstances({ ...nothing, tags: ['post:soup', 'posts:recipe', 'post:soup'], withdrawn: ['stew'] })
  expect(told).toHaveLength(2)
  expect(told[0]).toMatchObject({ path: '/api/revalidate', secret: `Bearer ${SECRET}` })
  const { renewal } = JSON.parse(told[0]?.body ?? '') as { renewal: unknown }
  expect(renewal).toEqual({ tags: ['post:soup', 'posts:recipe'], withdrawn: ['stew'], publications: [] })
})

test('a large change is told within what a visitor may send', async () => {
  vi.stubEnv('INSTANCES', address)
  const slugs = Array.from({ length: 3_000 }, (_, index) => `a-post-with-a-long-name-that-is-number-${index}`)
  await tellInstances({ ...nothing, tags: slugs.map((slug) => `post:${slug}`), withdrawn: slugs })
  const body = told[0]?.body ?? ''
  expect(body.length).toBeLessThan(VISITOR_BODY_MAX)
  const { renewal } = JSON.parse(body) as { renewal: unknown }
  expect(renewalSchema.parse(renewal).tags).toEqual(['posts'])
})

test('nobody is told of nothing, nor when there are no others', async () => {
  vi.stubEnv('INSTANCES', address)
  await tellInstances(nothing)
  vi.stubEnv('INSTANCES', '')
  await tellInstances({ ...nothing, tags: ['posts'] })
  expect(told).toEqual([])
})

test('one that is down or refuses keeps nobody from saving, and is logged without the secret', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  status = 503
  vi.stubEnv('INSTANCES', `http://127.0.0.1:9 ${address}`)
  await tellInstances({ ...nothing, tags: ['posts'] })
  const lines = logged.mock.calls.flat().join('\n')
  expect(lines).toContain('http://127.0.0.1:9')
  expect(lines).toContain('It answered 503')
  expect(lines).not.toContain(SECRET)
})
