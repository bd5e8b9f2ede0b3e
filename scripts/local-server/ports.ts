import { createServer } from 'node:net'

function listen(port: number, host?: string): Promise<number | null> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(null))
    probe.listen(port, host, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : null))
    })
  })
}

/** Whether a port is free on every address of this machine. */
export const isFree = async (port: number): Promise<boolean> => (await listen(port)) !== null

/** `preferred` when it is free on loopback, otherwise a free port. */
export async function freePort(preferred: number): Promise<number> {
  const port = (await listen(preferred, '127.0.0.1')) ?? (await listen(0, '127.0.0.1'))
  if (port === null) throw new Error('No free port on this machine.')
  return port
}
