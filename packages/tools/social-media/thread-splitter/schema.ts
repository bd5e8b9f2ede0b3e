import * as v from 'valibot'
import { choice, flag, longText } from '../../kit/inputs.ts'

export const MAX_TEXT = 50_000
export const networkKeys = ['x', 'bluesky', 'threads', 'mastodon', 'linkedin-comment', 'sms'] as const
export type NetworkKey = (typeof networkKeys)[number]

export const schema = v.object({
  text: longText('Text', { max: MAX_TEXT }),
  network: choice('Network', networkKeys, 'x'),
  numbering: choice('Numbering', ['none', '1/', '1/n', '(1/n)'], '1/n'),
  place: choice('Place of the numbers', ['start', 'end'], 'end'),
  keepParagraphs: flag(),
  hook: longText('First post', { max: 5_000, required: false }),
})

export type Input = v.InferOutput<typeof schema>
