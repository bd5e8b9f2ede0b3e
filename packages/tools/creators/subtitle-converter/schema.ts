import * as v from 'valibot'
import { rule } from '../../kit/form-schema.ts'
import { choice, field, flag, longText } from '../../kit/inputs.ts'
import { integerInput } from '../../kit/integer-inputs.ts'
import { numberInput } from '../../kit/number-inputs.ts'
import { parseTime } from './cue.ts'
import { encodings } from './decode.ts'

/** 5 MB of a file. */
export const MAX_FILE = 5 * 1024 * 1024
/** What is pasted stands in a field, which a longer text would make slow; a file has no such field. */
export const MAX_TYPED = 200_000

const MAX_SHIFT = 36_000_000
export const rates = ['23.976', '24', '25', '29.97', '30'] as const

/** A time of a cue as it stands in a file, or nothing. */
const cueTime = (label: string) =>
  field<number | null>((raw) => {
    if (raw.trim() === '') return { value: null }
    const time = parseTime(raw)
    return time === null ? { error: `${label} must be a time, for example 00:01:30,500.` } : { value: time }
  })

const points = [
  ['old1', 'First cue, old time'],
  ['new1', 'First cue, new time'],
  ['old2', 'Second cue, old time'],
  ['new2', 'Second cue, new time'],
] as const

const shape = v.object({
  // A file takes its place, so it may be empty.
  source: longText('Subtitles', { max: MAX_TYPED, required: false }),
  encoding: choice('Encoding of the file', encodings, 'utf-8'),
  output: choice('Output', ['srt', 'vtt', 'text', 'csv'], 'vtt'),
  shift: integerInput('Shift', { min: -MAX_SHIFT, max: MAX_SHIFT, ifEmpty: 0 }),
  stretch: choice('Stretch', ['none', 'points', 'rates'], 'none'),
  old1: cueTime('First cue, old time'),
  new1: cueTime('First cue, new time'),
  old2: cueTime('Second cue, old time'),
  new2: cueTime('Second cue, new time'),
  from: choice('Made for', rates, '23.976'),
  to: choice('Shown at', rates, '25'),
  lineCharacters: integerInput('Characters per line', { min: 20, max: 60, ifEmpty: 42 }),
  lines: integerInput('Lines', { min: 1, max: 3, ifEmpty: 2 }),
  speed: numberInput('Reading speed', { min: 10, max: 25, ifEmpty: '20' }),
  shortest: numberInput('Shortest', { min: '0.3', max: 3, ifEmpty: '0.833' }),
  longest: numberInput('Longest', { min: 2, max: 15, ifEmpty: '7' }),
  gap: integerInput('Gap', { min: 0, max: 500, ifEmpty: 83 }),
  rewrap: flag(),
  removeNotes: flag(),
})

export const schema = v.pipe(
  shape,
  rule<v.InferOutput<typeof shape>>((input) => {
    if (input.stretch !== 'points') return null
    const missing = points.find(([name]) => input[name] === null)
    return missing ? { field: missing[0], message: `${missing[1]} is required.` } : null
  }),
)

export type Input = v.InferOutput<typeof schema>
