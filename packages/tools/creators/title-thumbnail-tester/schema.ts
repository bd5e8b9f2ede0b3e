import * as v from 'valibot'
import { rule } from '../../kit/form-schema.ts'
import { choice, cleanLine, field, shortText } from '../../kit/inputs.ts'
import { optionalInteger } from '../../kit/integer-inputs.ts'

export const TITLE_LIMIT = 100

/** YouTube's own rule, with how much has to go. */
const title = () =>
  field<string>((raw) => {
    const text = cleanLine(raw.slice(0, 2_000))
    const over = [...text].length - TITLE_LIMIT
    if (over > 0) return { error: `YouTube allows ${TITLE_LIMIT} characters; remove ${over}.` }
    return /[<>]/.test(text) ? { error: 'YouTube takes no < and no > in a title.' } : { value: text }
  })

const colour = (label: string, ifEmpty: string) =>
  field<string>((raw) => {
    const text = raw.trim() || ifEmpty
    return /^#[0-9a-f]{6}$/i.test(text)
      ? { value: text.toLowerCase() }
      : { error: `${label} must be a colour such as #ffffff.` }
  })

const corner = (label: string) => optionalInteger(label, { min: 0, max: 100 })

const shape = v.object({
  title1: title(),
  title2: title(),
  title3: title(),
  title4: title(),
  channel: shortText('Channel name', { max: 60, required: false }),
  length: field<string>((raw) => {
    const text = raw.trim()
    if (text === '' || /^(?:\d{1,2}:)?\d{1,2}:[0-5]\d$/.test(text)) return { value: text }
    return { error: 'Length must be a time, for example 12:40.' }
  }),
  theme: choice('Theme', ['light', 'dark'], 'light'),
  surface: choice('Surface', ['home', 'search', 'suggested', 'phone', 'tv'], 'home'),
  textColour: colour('Colour of the letters', '#ffffff'),
  groundColour: colour('Colour behind them', '#000000'),
  left: corner('Left edge'),
  top: corner('Top edge'),
  right: corner('Right edge'),
  bottom: corner('Bottom edge'),
})

type Shape = v.InferOutput<typeof shape>

export const schema = v.pipe(
  shape,
  rule<Shape>(({ title1, title2, title3, title4 }) =>
    title1 || title2 || title3 || title4 ? null : { field: 'title1', message: 'Title 1 is required.' },
  ),
  rule<Shape>(({ left, right, top, bottom }) => {
    const given = [left, right, top, bottom].filter((value) => value !== null).length
    if (given > 0 && given < 4) return { field: 'left', message: 'All four edges of the box are required.' }
    if (left !== null && right !== null && left >= right)
      return { field: 'right', message: 'The right edge must be right of the left one.' }
    return top !== null && bottom !== null && top >= bottom
      ? { field: 'bottom', message: 'The bottom edge must be below the top one.' }
      : null
  }),
)

export type Input = Shape
