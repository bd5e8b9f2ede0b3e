import { cleanLine } from '../../kit/clean-text.ts'
import { colourInput } from '../../kit/colour-input.ts'
import { choice, choiceOf, field, optionalText } from '../../kit/inputs.ts'
import { optionalInteger } from '../../kit/integer-inputs.ts'
import { type FormInput, toolForm } from '../../kit/tool-form.ts'
import { surfaceKeys, surfaces } from './calculate.ts'

const TITLE_LIMIT = 100

const titleField = (number: number) =>
  ({
    kind: 'long-text',
    label: `Title ${number}`,
    lines: 2,
    maxLength: 2_000,
    ...(number === 1 && { optional: false }),
  }) as const

/** YouTube's limit; the message says how many characters to remove. */
const title = (number: number) =>
  field<string>(titleField(number), (raw) => {
    const text = cleanLine(raw.slice(0, 2_000))
    const over = [...text].length - TITLE_LIMIT
    if (over > 0) return { error: `YouTube allows ${TITLE_LIMIT} characters; remove ${over}.` }
    return /[<>]/.test(text) ? { error: 'YouTube takes no < and no > in a title.' } : { value: text }
  })

const edge = (label: string) => optionalInteger(label, { min: 0, max: 100, unit: '%' })

export const form = toolForm({
  fields: {
    title1: title(1),
    title2: title(2),
    title3: title(3),
    title4: title(4),
    channel: optionalText('Channel name', 60),
    length: field<string>({ kind: 'text', label: 'Length', maxLength: 8, hint: 'For example 12:40.' }, (raw) => {
      const text = raw.trim()
      if (text === '' || /^(?:\d{1,2}:)?\d{1,2}:[0-5]\d$/.test(text)) return { value: text }
      return { error: 'Length must be a time, for example 12:40.' }
    }),
    surface: choiceOf('Surface', surfaceKeys, { labelOf: (key) => surfaces[key].name }),
    theme: choice('Theme', { light: 'Light', dark: 'Dark' }),
  },
  groups: [
    {
      legend: 'Letters on the thumbnail',
      folded: true,
      note: 'A box around the smallest letters, as percentages of the picture, and the two colours. Two clicks on a thumbnail set the box, too.',
      fields: {
        left: edge('Left edge'),
        right: edge('Right edge'),
        top: edge('Top edge'),
        bottom: edge('Bottom edge'),
        textColour: colourInput('Colour of the letters', '#ffffff'),
        groundColour: colourInput('Colour behind them', '#000000'),
      },
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
  rules: [
    ({ title1, title2, title3, title4 }) =>
      title1 || title2 || title3 || title4 ? null : { field: 'title1', message: 'Title 1 is required.' },
    ({ left, right, top, bottom }) => {
      const given = [left, right, top, bottom].filter((value) => value !== null).length
      if (given > 0 && given < 4) return { field: 'left', message: 'All four edges of the box are required.' }
      if (left !== null && right !== null && left >= right)
        return { field: 'right', message: 'The right edge must be right of the left one.' }
      return top !== null && bottom !== null && top >= bottom
        ? { field: 'bottom', message: 'The bottom edge must be below the top one.' }
        : null
    },
  ],
})

export type Input = FormInput<typeof form>
