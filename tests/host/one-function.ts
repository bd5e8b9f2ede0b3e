import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import path from 'node:path'

/**
 * A process with one function, as a host starts it: `one-function.ts <entry>`, in the function's own folder. It
 * answers one request, finishes its `waitUntil` promises, and ends. It imports nothing of the project.
 */
type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  context: { waitUntil: (promise: Promise<unknown>) => void; requestMeta: Record<string, unknown> },
) => Promise<unknown>

const entry = path.resolve(process.argv[2] ?? '')
const require = createRequire(entry)
// Next puts this file among those of each function, for hosts to load first.
require('next/setup-node-env')
const loaded = (await require(entry)) as { handler: Handler }

const server = createServer(async (request, response) => {
  const promised: Promise<unknown>[] = []
  const gone = new Promise((resolve) => response.once('close', resolve))
  const context = {
    waitUntil: (promise: Promise<unknown>) => void promised.push(promise),
    requestMeta: { relativeProjectDir: '.', hostname: '127.0.0.1' },
  }
  try {
    await loaded.handler(request, response, context)
  } catch (error) {
    console.error(error)
    if (response.headersSent) response.destroy()
    else response.writeHead(500).end('The function failed.')
  }
  await gone
  await Promise.allSettled(promised)
  process.send?.({ memoryMb: Math.round(process.resourceUsage().maxRSS / 1024) }, () => process.exit(0))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object') process.send?.({ port: address?.port })
})
