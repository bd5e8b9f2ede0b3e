import { requestNotes } from './request-notes.ts'

/** What stands between quotation marks in a message is what somebody sent: a value, a piece of a text. */
const withoutQuotes = (message: string): string => message.replace(/"[^"]*"?/g, '"…"')

/** The places of a stack; it begins with the message, as it was. */
const placesOf = (stack: string | undefined): string =>
  (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

/** The name of the request that is being answered, if it has one. */
const request = () => ({ request: requestNotes().getStore()?.id ?? undefined })

/** On standard error, where all of the log is. */
function write(level: 'error' | 'warn' | 'info', line: Record<string, unknown>): void {
  const text = JSON.stringify({ level, at: new Date().toISOString(), ...line })
  if (level === 'error') console.error(text)
  else console.warn(text)
}

/** One JSON line in the server's log. Context must hold no password, token or message text. */
export function logError(where: string, error: unknown, context: Record<string, unknown> = {}): void {
  const { name, message, stack } =
    error instanceof Error ? error : { name: 'Unknown', message: String(error), stack: undefined }
  const cause = error instanceof Error && error.cause ? withoutQuotes(String(error.cause)) : undefined
  const what = { where, name, message: withoutQuotes(message), cause, ...request(), ...context }
  write('error', { ...what, stack: placesOf(stack) })
}

/** What somebody should know and nobody has to mend at once, as one JSON line. */
export function logWarning(where: string, message: string, context: Record<string, unknown> = {}): void {
  write('warn', { where, message, ...request(), ...context })
}

/** What is good to know, as one JSON line. */
export function logInfo(where: string, message: string, context: Record<string, unknown> = {}): void {
  write('info', { where, message, ...context })
}
