import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort, isFree, listenLocally } from './ports'

test('gives two servers that ask for one port at the same time two ports', async () => {
  const servers = [createServer(), createServer()]
  const port = await freePort(0)
  const ports = await Promise.all(servers.map((server) => listenLocally(server, port)))
  expect(new Set(ports).size).toBe(2)
  expect(ports).toContain(port)
  expect(await isFree(port)).toBe(false)
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  expect(await isFree(port)).toBe(true)
})
