/** What stands between quotation marks in a message is what somebody sent: a value, a piece of a text. */
const withoutQuotes = (message: string): string => message.replace(/"[^"]*"?/g, '"…"')

/** The places of a stack; it begins with the message, as it was. */
const placesOf = (stack: string | undefined): string =>
  (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

/** One JSON line in the server's log. Context must hold no password, token or message text. */
export function logError(where: string, error: unknown, context: Record<string, unknown> = {}): void {
  const { name, message, stack } =
    error instanceof Error ? error : { name: 'Unknown', message: String(error), stack: undefined }
  const cause = error instanceof Error && error.cause ? withoutQuotes(String(error.cause)) : undefined
  const line = { where, name, message: withoutQuotes(message), cause, ...context, stack: placesOf(stack) }
  console.error(JSON.stringify({ level: 'error', at: new Date().toISOString(), ...line }))
}

/** What somebody should know and nobody has to mend at once, as one JSON line. */
export function logWarning(where: string, message: string, context: Record<string, unknown> = {}): void {
  console.warn(JSON.stringify({ level: 'warn', at: new Date().toISOString(), where, message, ...context }))
}
