import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'

/** Whether a port is free on every address of this machine. */
export async function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  try {
    await once(probe.listen(port), 'listening')
  } catch {
    return false
  }
  await once(probe.close(), 'close')
  return true
}

/** Lets a server listen on loopback: on `preferred`, or on a free port when that one is taken. Returns the port. */
export async function listenLocally(server: Server, preferred: number): Promise<number> {
  try {
    await once(server.listen(preferred, '127.0.0.1'), 'listening')
  } catch {
    await once(server.listen(0, '127.0.0.1'), 'listening')
  }
  return (server.address() as AddressInfo).port
}

/** `preferred` when it is free on loopback, otherwise a free port. For a program that cannot report its port. */
export async function freePort(preferred: number): Promise<number> {
  const probe = createServer()
  const port = await listenLocally(probe, preferred)
  await once(probe.close(), 'close')
  return port
}
