import { choice, choiceOf, field, flag, longText, neededIf, when } from '../../kit/inputs.ts'
import { integerInput } from '../../kit/integer-inputs.ts'
import { numberInput } from '../../kit/number-inputs.ts'
import { parseTime } from './cue.ts'
import { folded, type FormInput, toolForm } from '../../kit/tool-form.ts'

export const MAX_FILE = 5 * 1024 * 1024
/** A longer pasted text would make the field slow; files are not limited by this. */
const MAX_TYPED = 200_000

const MAX_SHIFT = 36_000_000
export const rates = ['23.976', '24', '25', '29.97', '30'] as const

const rateLabel = (rate: string) => `${rate} frames a second`

const byRates = when('stretch', 'rates')

/** The time of a cue in a file's format; null if empty. */
const cueTime = (label: string) =>
  field<number | null>(
    { kind: 'text', label, hint: '00:01:30,500', maxLength: 14, ...neededIf('stretch', 'points') },
    (raw) => {
      if (raw.trim() === '') return { value: null }
      const time = parseTime(raw)
      return time === null ? { error: `${label} must be a time, for example 00:01:30,500.` } : { value: time }
    },
  )

const example = `1
00:00:01,000 --> 00:00:03,400
Peel an onion [chopping]
and cut it <i>small</i>.

2
00:00:03,440 --> 00:00:04,200
Red lentils need no soaking at all, so rinse them and go on.

3
00:00:05,000 --> 00:00:08,000
Salt & lemon come at the end.
`

export const form = toolForm({
  fields: {
    // May be empty, because a file may replace it.
    source: longText('Subtitles', {
      max: MAX_TYPED,
      required: false,
      kind: 'code',
      optional: false,
      lines: 12,
      hint: 'SRT, WebVTT, SBV or a transcript with times. For long films choose a file below.',
    }),
    output: choice('Output', { vtt: 'WebVTT', srt: 'SRT', text: 'Plain text', csv: 'CSV' }),
    shift: integerInput('Shift', {
      min: -MAX_SHIFT,
      max: MAX_SHIFT,
      ifEmpty: 0,
      unit: 'ms',
      hint: 'Later is positive, earlier negative.',
    }),
    removeNotes: flag('Remove notes in brackets'),
    rewrap: flag('Re-wrap the lines'),
  },
  groups: [
    folded('Stretch and encoding', {
      stretch: choice('Stretch', { none: 'No', points: 'By two points', rates: 'By frame rates' }),
      encoding: choice('Encoding of the file', {
        'utf-8': 'UTF-8',
        'windows-1250': 'Windows-1250',
        'iso-8859-2': 'ISO-8859-2',
      }),
      old1: cueTime('First cue, old time'),
      new1: cueTime('First cue, new time'),
      old2: cueTime('Second cue, old time'),
      new2: cueTime('Second cue, new time'),
      from: choiceOf('Made for', rates, { labelOf: rateLabel, showIf: byRates }),
      to: choiceOf('Shown at', rates, { labelOf: rateLabel, ifEmpty: '25', showIf: byRates }),
    }),
    folded('Limits of the check', {
      lineCharacters: integerInput('Characters per line', { min: 20, max: 60, ifEmpty: 42, hint: '20 to 60.' }),
      lines: integerInput('Lines', { min: 1, max: 3, ifEmpty: 2, hint: '1 to 3.' }),
      speed: numberInput('Reading speed', { min: 10, max: 25, ifEmpty: '20', hint: '10 to 25 characters a second.' }),
      shortest: numberInput('Shortest', { min: '0.3', max: 3, ifEmpty: '0.833', unit: 's', hint: '0.3 to 3.' }),
      longest: numberInput('Longest', { min: 2, max: 15, ifEmpty: '7', unit: 's', hint: '2 to 15.' }),
      gap: integerInput('Gap', { min: 0, max: 500, ifEmpty: 83, unit: 'ms', hint: '0 to 500.' }),
    }),
  ],
  example: {
    source: example,
  },
  empty: { shift: '0', lineCharacters: '42', lines: '2', speed: '20', shortest: '0.833', longest: '7', gap: '83' },
})

export type Input = FormInput<typeof form>
