import * as v from 'valibot'
import { choice, field, flag, longText } from '../../kit/inputs.ts'
import { integerInput } from '../../kit/integer-inputs.ts'
import { readTime } from './parse.ts'

export const schema = v.object({
  source: longText('Time notes'),
  length: field<number | null>((raw) => {
    if (raw.trim() === '') return { value: null }
    const seconds = readTime(raw)
    return seconds === null || seconds === 0
      ? { error: 'Video length must be a time, for example 12:40.' }
      : { value: seconds }
  }),
  offset: integerInput('Offset', { min: -36_000, max: 36_000, ifEmpty: 0 }),
  equal: choice('Two chapters at one time', ['move', 'remove'], 'move'),
  intro: flag(),
  podcast: flag(),
  webvtt: flag(),
})

export type Input = v.InferOutput<typeof schema>
