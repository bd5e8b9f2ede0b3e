import { format, stripVTControlCharacters } from 'node:util'
import { logError, logInfo, logWarning, withoutQuotes } from './log'

const isOurs = (args: readonly unknown[]): boolean => typeof args[0] === 'string' && args[0].startsWith('{"level":')

const textOf = (args: readonly unknown[]): string => stripVTControlCharacters(format(...args)).trim()

function writeError(args: readonly unknown[]): void {
  const error = args.find((each) => each instanceof Error)
  const printed = textOf(args.filter((each) => each !== error))
  if (error) logError('console', error, printed ? { printed: withoutQuotes(printed) } : {})
  else logError('console', printed)
}

/** Turns the output of Next, Node and libraries into JSON lines, so that every log line parses. Call it once. */
export function writeConsoleAsJson(): void {
  const { error, warn } = console
  console.error = (...args: unknown[]) => (isOurs(args) ? error(...args) : writeError(args))
  console.warn = (...args: unknown[]) =>
    isOurs(args) ? warn(...args) : logWarning('console', withoutQuotes(textOf(args)))
  // eslint-disable-next-line no-console -- it is replaced here, not used
  console.log = (...args: unknown[]) => logInfo('console', withoutQuotes(textOf(args)))
  console.info = (...args: unknown[]) => logInfo('console', withoutQuotes(textOf(args)))
  process.on('warning', ({ name, message }) => logWarning('node', `${name}: ${message}`))
}
