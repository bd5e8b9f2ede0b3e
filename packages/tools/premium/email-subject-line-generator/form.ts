import { choice, neededIf, optionalText, shortText, when } from '../../kit/inputs.ts'
import { optionalInteger } from '../../kit/integer-inputs.ts'
import { kinds } from '../../kit/subject-lines/patterns.ts'
import { type FormInput, section, toolForm } from '../../kit/tool-form.ts'

const NUMBER_HINT = 'How many ways, steps or questions there really are.'

export const form = toolForm({
  fields: {
    topic: shortText('Topic', { min: 3, max: 80, hint: '3 to 80 characters, in the words of your readers.' }),
    kind: choice('Kind', kinds),
    audience: optionalText('Audience', 40, { hint: '“busy parents”' }),
    benefit: optionalText('Benefit', 80, { hint: 'What the reader can do: “save an hour a week”.' }),
    number: optionalInteger('Number', { min: 0, max: 100_000, hint: NUMBER_HINT }),
    brand: optionalText('Brand', 40),
    offer: optionalText('Offer', 40, {
      hint: '“20 % off”. Required for a promotion.',
      requiredIf: when('kind', 'promotion'),
    }),
    deadline: optionalText('Deadline', 30, {
      hint: 'A date, “Friday” or “today”. Required for an event.',
      requiredIf: when('kind', 'event'),
    }),
  },
  groups: [
    section('How it sounds', {
      tone: choice('Tone', { plain: 'Plain', friendly: 'Friendly', formal: 'Formal', playful: 'Playful' }),
      emoji: choice('Emoji', { off: 'Off', one: 'At most one' }),
      nameTag: choice('First-name tag', {
        off: 'Off',
        braces: '{{first_name}}',
        star: '*|FNAME|*',
        custom: 'Another tag',
      }),
      customTag: optionalText('Your tag', 40, {
        hint: 'As your mail program writes it.',
        ...neededIf('nameTag', 'custom'),
      }),
    }),
  ],
  example: {
    topic: 'weekly meal planning',
    audience: 'busy parents',
    benefit: 'save an hour a week',
    number: '5',
  },
})

export type Input = FormInput<typeof form>
