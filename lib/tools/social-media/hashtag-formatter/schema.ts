import { choice, flag, longText, z } from '../../kit/inputs.ts'
import { networkIds } from './rules.ts'

export const schema = z.object({
  phrases: longText('Phrases or hashtags', { max: 30_000 }),
  style: choice('Case', ['camel', 'lower'], 'camel'),
  diacritics: flag(),
  network: choice('Network', networkIds, 'instagram'),
})

export type Input = z.infer<typeof schema>
