import * as v from 'valibot'
import { choice, flag, longText } from '../../kit/inputs.ts'
import { networkIds } from './rules.ts'

export const schema = v.object({
  phrases: longText('Phrases or hashtags', { max: 30_000 }),
  style: choice('Case', ['camel', 'lower'], 'camel'),
  diacritics: flag(),
  network: choice('Network', networkIds, 'instagram'),
})

export type Input = v.InferOutput<typeof schema>
