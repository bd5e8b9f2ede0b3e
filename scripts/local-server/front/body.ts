import type { IncomingMessage } from 'node:http'

/**
 * The body of a request while it has not been handed on. Nobody has read from the stream, so nothing of it is lost: what
 * the parser brings is kept here, and the connection stands still as long as nothing is asked for.
 */
export type HeldBody = {
  /** Reads all of it, `max` bytes at most; null when there is more. Then it can be handed on. */
  collect(max: number): Promise<Buffer | null>
  /** Lets the next reader have it, what has been collected included, and ends the connection beyond `max` bytes. */
  handOn(max: number): void
  /** Throws away what is still to come, so that the answer can be read. */
  drop(): void
}

/** Takes the body of a request before the first byte of it; to be called as the request arrives. */
export function holdBody(request: IncomingMessage): HeldBody {
  const push = request.push.bind(request)
  const chunks: (Buffer | null)[] = []
  let size = 0
  let take = (chunk: Buffer | null): boolean => {
    chunks.push(chunk)
    size += chunk?.byteLength ?? 0
    return false
  }
  request.push = (chunk: Buffer | null) => take(chunk)
  /** Makes the parser go on. */
  const goOn = () => request.read(0)

  function handOn(max: number): void {
    let passed = 0
    take = (chunk) => {
      passed += chunk?.byteLength ?? 0
      if (passed > max) {
        request.socket.destroy()
        return false
      }
      return push(chunk)
    }
    for (const chunk of chunks.splice(0)) take(chunk)
  }

  return {
    handOn,
    collect(max) {
      return new Promise((resolve) => {
        const finish = () => {
          if (size > max) resolve(null)
          else if (chunks.at(-1) === null) resolve(Buffer.concat(chunks.filter((chunk) => chunk !== null)))
          else return false
          return true
        }
        const keep = take
        take = (chunk) => {
          keep(chunk)
          return !finish()
        }
        request.once('close', () => resolve(null))
        if (!finish()) goOn()
      })
    },
    drop() {
      chunks.length = 0
      take = (chunk) => (chunk === null ? push(null) : true)
      goOn()
    },
  }
}
