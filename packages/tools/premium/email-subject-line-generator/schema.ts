import * as v from 'valibot'
import { rule } from '../../kit/form-schema.ts'
import { choice, shortText } from '../../kit/inputs.ts'
import { optionalInteger } from '../../kit/integer-inputs.ts'

export const kinds = [
  'newsletter',
  'announcement',
  'promotion',
  'event',
  'onboarding',
  'win-back',
  'survey',
  'cart',
  'follow-up',
] as const
export type Kind = (typeof kinds)[number]

export const tones = ['plain', 'friendly', 'formal', 'playful'] as const
export type Tone = (typeof tones)[number]

const optional = (label: string, max: number) => shortText(label, { max, required: false })

export const schema = v.pipe(
  v.object({
    topic: shortText('Topic', { min: 3, max: 80 }),
    kind: choice('Kind', kinds, 'newsletter'),
    audience: optional('Audience', 40),
    benefit: optional('Benefit', 80),
    number: optionalInteger('Number', { min: 0, max: 100_000 }),
    offer: optional('Offer', 40),
    deadline: optional('Deadline', 30),
    brand: optional('Brand', 40),
    tone: choice('Tone', tones, 'plain'),
    nameTag: choice('First-name tag', ['off', 'braces', 'star', 'custom'], 'off'),
    customTag: optional('Your tag', 40),
    emoji: choice('Emoji', ['off', 'one'], 'off'),
  }),
  rule(({ kind, offer }) =>
    kind === 'promotion' && offer === '' ? { field: 'offer', message: 'Offer is required.' } : null,
  ),
  rule(({ kind, deadline }) =>
    kind === 'event' && deadline === '' ? { field: 'deadline', message: 'Deadline is required.' } : null,
  ),
  rule(({ nameTag, customTag }) =>
    nameTag === 'custom' && customTag === '' ? { field: 'customTag', message: 'Your tag is required.' } : null,
  ),
)

export type Input = v.InferOutput<typeof schema>
