import type { Option } from '../../kit/types.ts'
import { toolFields } from '../../kit/tool-fields.ts'

const kinds: readonly Option[] = [
  { value: 'newsletter', label: 'Newsletter' },
  { value: 'announcement', label: 'Announcement' },
  { value: 'promotion', label: 'Promotion' },
  { value: 'event', label: 'Event' },
  { value: 'onboarding', label: 'Onboarding' },
  { value: 'win-back', label: 'Win-back' },
  { value: 'survey', label: 'Survey' },
  { value: 'cart', label: 'Basket left behind' },
  { value: 'follow-up', label: 'Follow-up' },
]

export const fields = toolFields({
  groups: [
    {
      fields: [
        {
          name: 'topic',
          label: 'Topic',
          kind: 'text',
          maxLength: 80,
          hint: '3 to 80 characters, in the words of your readers.',
        },
        { name: 'kind', label: 'Kind', kind: 'choice', options: kinds },
        { name: 'audience', label: 'Audience', kind: 'text', maxLength: 40, optional: true, hint: '“busy parents”' },
        {
          name: 'benefit',
          label: 'Benefit',
          kind: 'text',
          maxLength: 80,
          optional: true,
          hint: 'What the reader can do: “save an hour a week”.',
        },
        {
          name: 'number',
          label: 'Number',
          kind: 'integer',
          optional: true,
          hint: 'How many ways, steps or questions there really are.',
        },
        { name: 'brand', label: 'Brand', kind: 'text', maxLength: 40, optional: true },
        {
          name: 'offer',
          label: 'Offer',
          kind: 'text',
          maxLength: 40,
          optional: true,
          hint: '“20 % off”. Required for a promotion.',
        },
        {
          name: 'deadline',
          label: 'Deadline',
          kind: 'text',
          maxLength: 30,
          optional: true,
          hint: 'A date, “Friday” or “today”. Required for an event.',
        },
      ],
    },
    {
      legend: 'How it sounds',
      fields: [
        {
          name: 'tone',
          label: 'Tone',
          kind: 'choice',
          options: [
            { value: 'plain', label: 'Plain' },
            { value: 'friendly', label: 'Friendly' },
            { value: 'formal', label: 'Formal' },
            { value: 'playful', label: 'Playful' },
          ],
        },
        {
          name: 'emoji',
          label: 'Emoji',
          kind: 'choice',
          options: [
            { value: 'off', label: 'Off' },
            { value: 'one', label: 'At most one' },
          ],
        },
        {
          name: 'nameTag',
          label: 'First-name tag',
          kind: 'choice',
          options: [
            { value: 'off', label: 'Off' },
            { value: 'braces', label: '{{first_name}}' },
            { value: 'star', label: '*|FNAME|*' },
            { value: 'custom', label: 'Another tag' },
          ],
        },
        {
          name: 'customTag',
          label: 'Your tag',
          kind: 'text',
          maxLength: 40,
          hint: 'As your mail program writes it.',
          showIf: { field: 'nameTag', is: ['custom'] },
        },
      ],
    },
  ],
  example: {
    topic: 'weekly meal planning',
    audience: 'busy parents',
    benefit: 'save an hour a week',
    number: '5',
  },
})
