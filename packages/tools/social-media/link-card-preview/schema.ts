import * as v from 'valibot'
import { choice, longText, optionalUrl, shortText } from '../../kit/inputs.ts'

export const MAX_HTML = 300_000

export const schema = v.object({
  from: choice('Values from', ['html', 'fields'], 'html'),
  html: longText('HTML', { max: MAX_HTML, required: false }),
  address: optionalUrl('Address of the page'),
  title: shortText('Title', { required: false }),
  description: shortText('Description', { max: 1_000, required: false }),
  image: shortText('Image address', { max: 2_048, required: false }),
  siteName: shortText('Site name', { required: false }),
})

export type Input = v.InferOutput<typeof schema>
