import { inspect } from 'node:util'

/** Refusals that a test provokes: a policy or privilege, a constraint, an invalid value. */
const REFUSALS = new Set(['42501', '23502', '23503', '23505', '23514', '22P02', 'PGRST'])

type Call = readonly unknown[]

const codeOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'code' in value ? String(value.code) : undefined

const isNotice = (value: unknown) => typeof value === 'object' && value !== null && 'severity_local' in value

/** The output of the backend's library about provoked refusals, its notices and its banner. */
const isNoise = ([first, ...rest]: Call) =>
  [first, ...rest].some((part) => part instanceof Error && REFUSALS.has(codeOf(part) ?? '')) ||
  (isNotice(first) && !(first instanceof Error)) ||
  // On a busy machine the site logs slow queries.
  (typeof first === 'string' && first.includes('"where":"slow query"')) ||
  (typeof first === 'string' && first.startsWith('EXPERIMENTAL FEATURES ENABLED'))

export type ConsoleWatch = { unexpected(): string[]; stop(): void }

/** Hides known noise; every other error or warning counts as unexpected. */
export function watchConsole(): ConsoleWatch {
  const { error, warn, log } = console
  let seen: string[] = []
  const watched =
    (write: typeof error) =>
    (...call: unknown[]) => {
      if (isNoise(call)) return
      seen.push(call.map((part) => inspect(part, { depth: 2 })).join(' '))
      write(...call)
    }
  console.error = watched(error)
  console.warn = watched(warn)
  console.log = (...call: unknown[]) => (isNoise(call) ? undefined : log(...call))
  return {
    unexpected() {
      const found = seen
      seen = []
      return found
    },
    stop() {
      Object.assign(console, { error, warn, log })
    },
  }
}
