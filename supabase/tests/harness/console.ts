import { inspect } from 'node:util'

/** Refusals that a test provokes: a policy or privilege, a constraint, an invalid value. */
const REFUSALS = new Set(['42501', '23502', '23503', '23505', '23514', '22P02'])

type Call = readonly unknown[]

const codeOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'code' in value ? String(value.code) : undefined

const isNotice = (value: unknown) => typeof value === 'object' && value !== null && 'severity_local' in value

/** The backend's library prints every refusal, every notice and a banner, which a test provokes on purpose. */
const isNoise = ([first, ...rest]: Call) =>
  [first, ...rest].some((part) => part instanceof Error && REFUSALS.has(codeOf(part) ?? '')) ||
  (isNotice(first) && !(first instanceof Error)) ||
  // The site's own log reports a busy machine.
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
