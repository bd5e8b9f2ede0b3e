import 'server-only'
import { askOpenInternet, type RemoteOptions, RemoteRefused } from '@/lib/open-internet'

/** An address that leads nowhere, and what is wrong with it. */
export type DeadLink = { address: string; problem: string }

/** All of a look-up together; what has not answered by then is not said to be dead. */
const BUDGET_MS = 8000
const AT_ONCE = 4

/** Sites that keep programs out answer them so, and people otherwise. */
const KEEPS_OUT = new Set([401, 403, 405, 406, 429, 451, 501, 503, 999])

type Options = RemoteOptions & { signal: AbortSignal }

const statusOf = (address: string, method: 'HEAD' | 'GET', options: Options): Promise<number> =>
  askOpenInternet(address, { method, accept: '*/*' }, async ({ statusCode = 0 }) => statusCode, options)

async function problemOf(address: string, options: Options): Promise<string | null> {
  try {
    const head = await statusOf(address, 'HEAD', options)
    // Some servers answer only who asks for the page itself.
    const status = head >= 400 ? await statusOf(address, 'GET', options) : head
    return status >= 400 && !KEEPS_OUT.has(status) ? `Its site answered ${status}.` : null
  } catch (error) {
    if (!(error instanceof RemoteRefused) || options.signal.aborted) return null
    return error.message
  }
}

/** Those of these addresses of the web that lead nowhere: each is asked. */
export async function deadAddresses(
  addresses: readonly string[],
  { signal = AbortSignal.timeout(BUDGET_MS), ...options }: RemoteOptions = {},
): Promise<DeadLink[]> {
  const waiting = [...addresses]
  const dead: DeadLink[] = []
  const work = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const problem = await problemOf(address, { ...options, signal })
      if (problem) dead.push({ address, problem })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return dead
}
