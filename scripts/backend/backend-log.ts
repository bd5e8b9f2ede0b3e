import { appendFileSync, chmodSync, closeSync, openSync, renameSync, statSync } from 'node:fs'

/** A log rotates at this size and keeps one former file. */
const TURN_AT_BYTES = 1024 * 1024

/** A log that only its owner may read and that cannot fill the disk. */
export type LogFile = { write(line: string): void }

/** Opens `file`, or throws when it cannot be written; later write failures are ignored. */
export function openLog(file: string, turnAt = TURN_AT_BYTES): LogFile {
  closeSync(openSync(file, 'a', 0o600))
  // An existing file may come from a version that let every user read it.
  chmodSync(file, 0o600)
  return {
    write(line) {
      try {
        const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
        if (size > turnAt) renameSync(file, `${file}.1`)
        appendFileSync(file, `${line}\n`, { mode: 0o600 })
      } catch {
        // Continue without a log on a full disk.
      }
    },
  }
}

/** Fields of an error of the database or the system that hold no sent data. */
const SAFE_FIELDS = ['code', 'schema', 'table', 'column', 'constraint', 'routine', 'syscall'] as const

const PLACE = /^\s+at (?:[\w.<>[\] ]+ \()?(?:file:\/\/|node:|wasm:|\/|[A-Z]:\\)/

const placesOf = ({ stack = '', message }: Error): string[] =>
  stack
    .replace(message, '')
    .split('\n')
    .filter((line) => PLACE.test(line))
    .slice(0, 4)
    .map((line) => line.trim())

/** A statement may be logged when its values are separate ($1, $2): a quote means a literal value. */
const statementOf = (query: unknown): string | undefined =>
  typeof query === 'string' && !/'|\$(?!\d)/.test(query) ? query.slice(0, 300) : undefined

/**
 * An error as one line for a log, made of fields that are known to be harmless. Messages are left out: PostgreSQL
 * quotes rows and parameters in them, such as names, messages and password hashes.
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

/** After this error every query fails: the process must end and be restarted. */
const isFatal = (value: unknown): boolean => value instanceof WebAssembly.RuntimeError

/**
 * Redirects all output of this process to `log`. The backend's library prints failing statements with all parameters,
 * so an error is logged by its harmless fields and a text by its length only.
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
