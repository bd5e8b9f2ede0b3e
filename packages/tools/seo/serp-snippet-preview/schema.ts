import * as v from 'valibot'
import { dateInput } from '../../kit/date-inputs.ts'
import { choice, shortText, urlInput } from '../../kit/inputs.ts'

export const schema = v.object({
  title: shortText('Title', { max: 300 }),
  description: shortText('Meta description', { max: 1000, required: false }),
  url: urlInput('Address'),
  siteName: shortText('Site name', { max: 60, required: false }),
  focus: shortText('Focus phrase', { max: 80, required: false }),
  date: dateInput('Date shown', { required: false }),
  view: choice('View', ['desktop', 'mobile'], 'desktop'),
})

export type Input = v.InferOutput<typeof schema>
