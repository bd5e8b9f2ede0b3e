import { createServer, type Server } from 'node:http'
import { createClient } from '@supabase/supabase-js'
import { afterEach, expect, test } from 'vitest'
import { CALL_OPTIONS } from './fetch'

let server: Server | undefined

afterEach(() => server?.close())

test('a read that the backend cannot answer is asked once: the site decides what is asked again', async () => {
  let calls = 0
  server = createServer((_request, response) => {
    calls += 1
    response.writeHead(503).end('{}')
  })
  const url = await new Promise<string>((resolve) => {
    server?.listen(0, '127.0.0.1', function (this: Server) {
      const address = this.address()
      resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
    })
  })
  const client = createClient(url, 'key', { ...CALL_OPTIONS, auth: { persistSession: false } })

  const { status } = await client.from('posts').select()

  expect(status).toBe(503)
  expect(calls).toBe(1)
})
