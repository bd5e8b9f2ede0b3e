import { appendFileSync, chmodSync, closeSync, openSync, renameSync, statSync } from 'node:fs'

/** A log turns at this size and keeps one former file: it takes at most twice as much of the disk. */
const TURN_AT_BYTES = 1024 * 1024

function sizeOf(file: string): number {
  try {
    return statSync(file).size
  } catch {
    return 0
  }
}

/** A log that only its owner may read and that cannot fill the disk. */
export type LogFile = { write(line: string): void }

/** Opens `file`, or throws when nothing can be written there; a later failure to write is nobody's failure. */
export function openLog(file: string, turnAt = TURN_AT_BYTES): LogFile {
  closeSync(openSync(file, 'a', 0o600))
  // One that is there already may be from a version that let everybody read it.
  chmodSync(file, 0o600)
  return {
    write(line) {
      try {
        if (sizeOf(file) > turnAt) renameSync(file, `${file}.1`)
        appendFileSync(file, `${line}\n`, { mode: 0o600 })
      } catch {
        // A full disk: the work goes on without its log.
      }
    },
  }
}

/** What a failure of the database or the system says about itself without a word of what was sent to it. */
const SAFE_FIELDS = ['code', 'schema', 'table', 'column', 'constraint', 'routine', 'syscall'] as const

/** Lines of a stack that name a place. */
const PLACE = /^\s+at (?:[\w.<>[\] ]+ \()?(?:file:\/\/|node:|wasm:|\/|[A-Z]:\\)/

const placesOf = ({ stack = '', message }: Error): string[] =>
  stack
    .replace(message, '')
    .split('\n')
    .filter((line) => PLACE.test(line))
    .slice(0, 4)
    .map((line) => line.trim())

/** A statement may be told when its values are beside it ($1, $2): a quote means that one stands in it. */
const statementOf = (query: unknown): string | undefined =>
  typeof query === 'string' && !/'|\$(?!\d)/.test(query) ? query.slice(0, 300) : undefined

/**
 * An error as one line for a log, made of fields that are known to be harmless. Messages are left out, with everything else
 * that is not named here: PostgreSQL quotes rows and parameters in them, which are names, messages, passwords' hashes.
 */
export function describeFailure(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error }
  const fields = error as Error & Record<string, unknown>
  const safe = SAFE_FIELDS.flatMap((field) => (typeof fields[field] === 'string' ? [[field, fields[field]]] : []))
  return {
    name: error.name,
    ...Object.fromEntries(safe),
    statement: statementOf(fields.query),
    places: placesOf(error),
    cause: error.cause === undefined ? undefined : describeFailure(error.cause),
  }
}

/** After this nothing that the database is asked can succeed: the process must end and be started again. */
const isFatal = (value: unknown): boolean => value instanceof WebAssembly.RuntimeError

/**
 * Sends all that this process prints to `log`. The backend's library prints failing statements with all their
 * parameters, so nothing is printed as it comes: of an error the harmless fields, of a text only how long it was.
 */
export function logSafely(log: LogFile): void {
  const line = (level: string, value: unknown) => {
    const what = value instanceof Error ? describeFailure(value) : { length: String(value).length }
    log.write(JSON.stringify({ at: new Date().toISOString(), level, ...what }))
    if (isFatal(value)) process.exit(1)
  }
  for (const level of ['error', 'warn'] as const) console[level] = (...values) => values.forEach((v) => line(level, v))
  for (const level of ['log', 'info', 'debug', 'trace'] as const) console[level] = () => undefined
  const end = (error: unknown) => {
    line('fatal', error instanceof Error ? error : new Error('a rejection without an error'))
    process.exit(1)
  }
  process.on('uncaughtException', end).on('unhandledRejection', end)
}
