import type { LongTextField, NumberField } from '../../kit/types.ts'
import { toolFields } from '../../kit/tool-fields.ts'

const title = (number: number): LongTextField => ({
  name: `title${number}`,
  label: `Title ${number}`,
  kind: 'long-text',
  lines: 2,
  maxLength: 2_000,
  optional: number > 1,
})
const edge = (name: string, label: string): NumberField => ({ name, label, kind: 'integer', unit: '%', optional: true })

export const fields = toolFields({
  groups: [
    {
      fields: [
        ...[1, 2, 3, 4].map(title),
        { name: 'channel', label: 'Channel name', kind: 'text', optional: true, maxLength: 60 },
        { name: 'length', label: 'Length', kind: 'text', optional: true, maxLength: 8, hint: 'For example 12:40.' },
        {
          name: 'surface',
          label: 'Surface',
          kind: 'choice',
          options: [
            { value: 'home', label: 'Home, desktop' },
            { value: 'search', label: 'Search' },
            { value: 'suggested', label: 'Suggested' },
            { value: 'phone', label: 'Phone' },
            { value: 'tv', label: 'Television' },
          ],
        },
        {
          name: 'theme',
          label: 'Theme',
          kind: 'choice',
          options: [
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ],
        },
      ],
    },
    {
      legend: 'Letters on the thumbnail',
      folded: true,
      note: 'A box around the smallest letters, as percentages of the picture, and the two colours. Two clicks on a thumbnail set the box, too.',
      fields: [
        edge('left', 'Left edge'),
        edge('right', 'Right edge'),
        edge('top', 'Top edge'),
        edge('bottom', 'Bottom edge'),
        { name: 'textColour', label: 'Colour of the letters', kind: 'text', maxLength: 7, hint: '#ffffff' },
        { name: 'groundColour', label: 'Colour behind them', kind: 'text', maxLength: 7, hint: '#000000' },
      ],
    },
  ],
  example: {
    title1: 'Red lentil soup in 30 minutes',
    title2: 'I cooked lentil soup every day for a month, and this is what I changed',
    title3: 'THE ONLY LENTIL SOUP YOU NEED',
    channel: 'Example Kitchen',
    length: '7:30',
  },
  empty: { textColour: '#ffffff', groundColour: '#000000' },
})
