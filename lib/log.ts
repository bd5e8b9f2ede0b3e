import { AsyncLocalStorage } from 'node:async_hooks'

/** The id of the request that is being answered. */
export const requestIds = new AsyncLocalStorage<string | undefined>()

/** Removes quoted parts of a message: they hold values that a person sent. */
export const withoutQuotes = (message: string): string => message.replace(/"[^"]*"?/g, '"…"')

/** The lines of a stack with a file position; its first lines repeat the message. */
const placesOf = (stack: string | undefined): string =>
  (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

const request = () => ({ request: requestIds.getStore() })

function write(level: 'error' | 'warn' | 'info', line: Record<string, unknown>): void {
  const text = JSON.stringify({ level, at: new Date().toISOString(), ...line })
  if (level === 'error') console.error(text)
  else console.warn(text)
}

/** Lines that were written within the last second, with the number of their repetitions. */
const recent = new Map<string, number>()
const REPEAT_MS = 1_000

/** Writes a line once a second; its repetitions follow as a count. */
function writeOnce(level: 'error' | 'warn', key: string, line: Record<string, unknown>): void {
  const repeated = recent.get(key)
  recent.set(key, (repeated ?? -1) + 1)
  if (repeated !== undefined) return
  write(level, line)
  setTimeout(() => {
    const count = recent.get(key) ?? 0
    recent.delete(key)
    if (count > 0) write(level, { ...line, request: undefined, repeated: count })
  }, REPEAT_MS).unref()
}

/** One JSON line in the server's log. Context must hold no password, token or message text. */
export function logError(where: string, error: unknown, context: Record<string, unknown> = {}): void {
  const { name, message, stack } =
    error instanceof Error ? error : { name: 'Unknown', message: String(error), stack: undefined }
  const cause = error instanceof Error && error.cause ? withoutQuotes(String(error.cause)) : undefined
  const what = { where, name, message: withoutQuotes(message), cause, ...request(), ...context }
  writeOnce('error', `${where} ${name} ${what.message} ${cause}`, { ...what, stack: placesOf(stack) })
}

/** A warning as one JSON line: it needs no action at once. */
export function logWarning(where: string, message: string, context: Record<string, unknown> = {}): void {
  writeOnce('warn', `${where} ${message}`, { where, message, ...request(), ...context })
}

export function logInfo(where: string, message: string, context: Record<string, unknown> = {}): void {
  write('info', { where, message, ...context })
}
