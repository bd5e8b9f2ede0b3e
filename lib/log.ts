/** One JSON line in the server's log. Context must hold no password, token or message text. */
export function logError(where: string, error: unknown, context: Record<string, unknown> = {}): void {
  const { name, message, stack } =
    error instanceof Error ? error : { name: 'Unknown', message: String(error), stack: '' }
  const cause = error instanceof Error && error.cause ? String(error.cause) : undefined
  console.error(
    JSON.stringify({ level: 'error', at: new Date().toISOString(), where, name, message, cause, ...context, stack }),
  )
}
