import type { FormValues } from '../../kit/types.ts'

const NAMES = ['source', 'medium', 'campaign'] as const
const BETWEEN = ' / '

/** A name without blanks around its slashes, which would separate it. */
const tightened = (value: unknown) => (typeof value === 'string' ? value.replace(/(?<!\s)\s*\/\s*/g, '/').trim() : '')

/** Source, medium and campaign as one text. */
export const savedNames = (values: FormValues): string => NAMES.map((name) => tightened(values[name])).join(BETWEEN)

/** The fields and values of a saved text. */
export function namesOf(saved: string) {
  const parts = saved.split(BETWEEN)
  return NAMES.map((name, at) => [name, parts[at] ?? ''] as const)
}
