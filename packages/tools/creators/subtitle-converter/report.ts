import { type Cue, cueCharacters } from './cue.ts'
import type { Input } from './form.ts'

/** The limits in characters and milliseconds. */
export const limitsOf = ({ lineCharacters, lines, speed, shortest, longest, gap }: Input) => ({
  lineCharacters,
  lines,
  speed: speed.toNumber(),
  shortest: shortest.times(1000).toNumber(),
  longest: longest.times(1000).toNumber(),
  gap,
})

export type Limits = ReturnType<typeof limitsOf>

export const problemNames = {
  overlap: 'Overlap with the next cue',
  'no-length': 'No or negative length',
  'too-fast': 'Too fast to read',
  'long-line': 'Line too long',
  'too-many-lines': 'Too many lines',
  'too-short': 'Shown too briefly',
  'too-long': 'Shown too long',
  'small-gap': 'Gap too small',
} as const

type ProblemKind = keyof typeof problemNames

export interface Problem {
  kind: ProblemKind
  /** Number of the cue in the output, from 1. */
  cue: number
  start: number
  words: string
}

const seconds = (ms: number) => `${ms / 1000} s`

/** The problems of one cue; `next` is the cue after it. */
export function checkCue(cue: Cue, next: Cue | undefined, number: number, limits: Limits): Problem[] {
  const problems: Problem[] = []
  const add = (kind: ProblemKind, words: string) => problems.push({ kind, cue: number, start: cue.start, words })
  const length = cue.end - cue.start
  if (length <= 0)
    add('no-length', length === 0 ? 'starts and ends at once' : `ends ${seconds(-length)} before it starts`)
  else {
    const speed = (cueCharacters(cue.text) * 1000) / length
    if (speed > limits.speed)
      add('too-fast', `${Math.ceil(speed * 10) / 10} characters a second, limit ${limits.speed}`)
    if (length < limits.shortest) add('too-short', `${seconds(length)}, at least ${seconds(limits.shortest)}`)
    if (length > limits.longest) add('too-long', `${seconds(length)}, at most ${seconds(limits.longest)}`)
  }
  const lines = cue.text.split('\n')
  const widest = Math.max(...lines.map(cueCharacters))
  if (widest > limits.lineCharacters) add('long-line', `${widest} characters, limit ${limits.lineCharacters}`)
  if (lines.length > limits.lines) add('too-many-lines', `${lines.length} lines, limit ${limits.lines}`)
  if (next) {
    const gap = next.start - cue.end
    if (gap < 0 && next.start < Math.max(cue.end, cue.start + 1)) add('overlap', `by ${seconds(-gap)}`)
    else if (gap >= 0 && gap < limits.gap) add('small-gap', `${gap} ms, at least ${limits.gap} ms`)
  }
  return problems
}
