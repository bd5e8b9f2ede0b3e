import { choice, flag, longText, when } from '../../kit/inputs.ts'
import { type FormInput, toolForm } from '../../kit/tool-form.ts'

const networks = {
  x: 'X (280)',
  bluesky: 'Bluesky (300)',
  threads: 'Threads (500)',
  mastodon: 'Mastodon (500)',
  'linkedin-comment': 'LinkedIn comments (1,250)',
  sms: 'SMS (160 or 70)',
} as const
export type NetworkKey = keyof typeof networks
export const networkKeys = Object.keys(networks) as NetworkKey[]

const example = `Soup is the easiest way to eat more lentils. You need one pot, half an hour, and very little attention.

Start with an onion, cut small, in two spoons of oil. Let it go soft, not brown. Add garlic, a spoon of cumin and a little chilli; stir until it smells of something.

Now a cup of red lentils, rinsed, and four cups of water. Red lentils need no soaking. Bring it to the boil, take the foam off, and let it simmer for 20 minutes.

Salt comes at the end, because it keeps lentils hard. Then lemon, more than you think. Blend half of it if you like it thick. The recipe with amounts: https://example.com/recipes/red-lentil-soup`

const HOOK_HINT = 'Words of your own before the text.'

export const form = toolForm({
  fields: {
    text: longText('Text', {
      max: 50_000,
      lines: 12,
      hint: 'Up to 50,000 characters. A line of --- forces a new post.',
    }),
    network: choice('Network', networks),
    numbering: choice('Numbering', { none: 'None', '1/': '1/', '1/n': '1/n', '(1/n)': '(1/n)' }, { ifEmpty: '1/n' }),
    place: choice(
      'Place of the numbers',
      { start: 'At the start', end: 'At the end' },
      { ifEmpty: 'end', showIf: when('numbering', '1/', '1/n', '(1/n)') },
    ),
    keepParagraphs: flag('Keep paragraphs together'),
    hook: longText('First post', { max: 5_000, required: false, lines: 3, hint: HOOK_HINT }),
  },
  example: { text: example },
  empty: { keepParagraphs: 'yes' },
})

export type Input = FormInput<typeof form>
