import { existsSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { distDir } from '../../lib/env.ts'
import { ROOT } from '../local-server/local-env.ts'
import { buildSite } from '../local-server/site.ts'
import type { Host } from '../testing/throwaway-site.ts'
import { ADDRESS_HEADER, startEdge } from './edge.ts'
import { type Instance, startInstance } from './instance.ts'
import { type Layout, layOut } from './layout.ts'

export type RehearsedHost = {
  host: Host
  /** Ends every process and starts new ones: what they remembered is gone. Answers how long a start took. */
  replace(): Promise<number>
  memoryMb(): number
}

/** What one process begins, another goes on with; an action and the pages that it renews stay together (docs/deploy-serverless.md). */
const mayGoElsewhere = ({ url = '', headers }: IncomingMessage): boolean =>
  url.startsWith('/admin') && headers['next-action'] === undefined

/** A host that takes the build apart and runs it in two processes that share nothing. */
export function rehearsedHost(isBuilt: boolean, log: (chunk: string) => void): RehearsedHost {
  let instances: Instance[] = []
  let layout: Layout | undefined
  let turn = 0
  const place = () => {
    if (!layout) throw new Error('The host serves nothing yet.')
    return layout
  }
  const stop = async () => {
    await Promise.all(instances.map((instance) => instance.stop()))
    instances = []
  }
  const portFor = (request: IncomingMessage) =>
    instances[mayGoElsewhere(request) ? turn++ % instances.length : 0]?.port ?? 0
  const host: Host = {
    async build(env) {
      if (isBuilt && existsSync(path.join(ROOT, distDir(), 'BUILD_ID'))) return
      await buildSite({ ...env, NEXT_ADAPTER_PATH: path.join(import.meta.dirname, 'adapter.ts') }, log)
    },
    async serve(port) {
      process.env.CLIENT_ADDRESS_HEADER = ADDRESS_HEADER
      const laid = layOut()
      layout = laid
      const edge = startEdge(port, laid.files, portFor)
      return {
        process,
        async stop() {
          edge.close()
          await stop()
          laid.remove()
        },
      }
    },
  }
  return {
    host,
    async replace() {
      await stop()
      const first = await startInstance(place().server, process.env, log)
      instances = [first, await startInstance(place().server, process.env, log)]
      return first.coldStartMs
    },
    memoryMb: () => Math.max(0, ...instances.map((instance) => instance.memoryMb())),
  }
}
