import { choice, field, flag, longText } from '../../kit/inputs.ts'
import { integerInput } from '../../kit/integer-inputs.ts'
import { readTime } from './parse.ts'
import { type FormInput, toolForm } from '../../kit/tool-form.ts'

export const form = toolForm({
  fields: {
    source: longText('Time notes', {
      kind: 'code',
      lines: 10,
      hint: 'Up to 200 lines with a time at the start, or markers from Premiere, DaVinci Resolve or Audacity.',
    }),
    length: field<number | null>(
      { kind: 'text', label: 'Video length', hint: 'For example 12:40.', maxLength: 12 },
      (raw) => {
        if (raw.trim() === '') return { value: null }
        const seconds = readTime(raw)
        return seconds === null || seconds === 0
          ? { error: 'Video length must be a time, for example 12:40.' }
          : { value: seconds }
      },
    ),
    offset: integerInput('Offset', {
      min: -36_000,
      max: 36_000,
      ifEmpty: 0,
      unit: 'seconds',
      hint: 'Added to every time; may be negative.',
    }),
    equal: choice('Two chapters at one time', { move: 'Move the second by 10 s', remove: 'Remove the second' }),
    intro: flag('Add “0:00 Intro” when it is missing'),
    podcast: flag('Podcast chapters (JSON)'),
    webvtt: flag('WebVTT chapters', { hint: 'Needs the video length.' }),
  },
  example: {
    source:
      '00:00 - Why red lentils\n[00:48] What you need\n4:05 Simmering\n1:35 | Onion, garlic, spices\n6:20 Lemon and salt',
    length: '7:30',
    podcast: 'yes',
  },
  empty: { offset: '0', intro: 'yes' },
})

export type Input = FormInput<typeof form>
