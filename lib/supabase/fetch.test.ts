import { createClient } from '@supabase/supabase-js'
import { afterEach, expect, test } from 'vitest'
import { CALL_OPTIONS } from './fetch'
import { endServers, playServer } from '@/tests/support/play-server'

afterEach(endServers)

test('calls a failing backend once: the library does not retry', async () => {
  let calls = 0
  const url = await playServer((_request, response) => {
    calls += 1
    response.writeHead(503).end('{}')
  })
  const client = createClient(url, 'key', { ...CALL_OPTIONS, auth: { persistSession: false } })

  const { status } = await client.from('posts').select()

  expect(status).toBe(503)
  expect(calls).toBe(1)
})
