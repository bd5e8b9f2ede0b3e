import type { TextField } from '../../kit/types.ts'
import { toolFields } from '../../kit/tool-fields.ts'
import { MAX_TYPED, rates } from './schema.ts'

const rateOptions = rates.map((rate) => ({ value: rate, label: `${rate} frames a second` }))
const byPoints = { field: 'stretch', is: ['points'] }
const byRates = { field: 'stretch', is: ['rates'] }
const time = (name: string, label: string): TextField => ({
  name,
  label,
  kind: 'text',
  hint: '00:01:30,500',
  maxLength: 14,
  showIf: byPoints,
})

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

export const fields = toolFields({
  groups: [
    {
      fields: [
        {
          name: 'source',
          label: 'Subtitles',
          kind: 'code',
          lines: 12,
          maxLength: MAX_TYPED,
          hint: 'SRT, WebVTT, SBV or a transcript with times. For long films choose a file below.',
        },
        {
          name: 'output',
          label: 'Output',
          kind: 'choice',
          options: [
            { value: 'vtt', label: 'WebVTT' },
            { value: 'srt', label: 'SRT' },
            { value: 'text', label: 'Plain text' },
            { value: 'csv', label: 'CSV' },
          ],
        },
        { name: 'shift', label: 'Shift', kind: 'integer', unit: 'ms', hint: 'Later is positive, earlier negative.' },
        { name: 'removeNotes', label: 'Remove notes in brackets', kind: 'flag' },
        { name: 'rewrap', label: 'Re-wrap the lines', kind: 'flag' },
      ],
    },
    {
      legend: 'Stretch and encoding',
      folded: true,
      fields: [
        {
          name: 'stretch',
          label: 'Stretch',
          kind: 'choice',
          options: [
            { value: 'none', label: 'No' },
            { value: 'points', label: 'By two points' },
            { value: 'rates', label: 'By frame rates' },
          ],
        },
        {
          name: 'encoding',
          label: 'Encoding of the file',
          kind: 'choice',
          options: [
            { value: 'utf-8', label: 'UTF-8' },
            { value: 'windows-1250', label: 'Windows-1250' },
            { value: 'iso-8859-2', label: 'ISO-8859-2' },
          ],
        },
        time('old1', 'First cue, old time'),
        time('new1', 'First cue, new time'),
        time('old2', 'Second cue, old time'),
        time('new2', 'Second cue, new time'),
        { name: 'from', label: 'Made for', kind: 'choice', options: rateOptions, showIf: byRates },
        { name: 'to', label: 'Shown at', kind: 'choice', options: rateOptions, showIf: byRates },
      ],
    },
    {
      legend: 'Limits of the check',
      folded: true,
      fields: [
        { name: 'lineCharacters', label: 'Characters per line', kind: 'integer', hint: '20 to 60.' },
        { name: 'lines', label: 'Lines', kind: 'integer', hint: '1 to 3.' },
        { name: 'speed', label: 'Reading speed', kind: 'number', hint: '10 to 25 characters a second.' },
        { name: 'shortest', label: 'Shortest', kind: 'number', unit: 's', hint: '0.3 to 3.' },
        { name: 'longest', label: 'Longest', kind: 'number', unit: 's', hint: '2 to 15.' },
        { name: 'gap', label: 'Gap', kind: 'integer', unit: 'ms', hint: '0 to 500.' },
      ],
    },
  ],
  example: { source: example },
  empty: {
    shift: '0',
    to: '25',
    lineCharacters: '42',
    lines: '2',
    speed: '20',
    shortest: '0.833',
    longest: '7',
    gap: '83',
  },
})
