import { choice, longText, optionalUrl, shortText, z } from '../../kit/inputs.ts'

export const MAX_HTML = 300_000

export const schema = z.object({
  from: choice('Values from', ['html', 'fields'], 'html'),
  html: longText('HTML', { max: MAX_HTML, required: false }),
  address: optionalUrl('Address of the page'),
  title: shortText('Title', { required: false }),
  description: shortText('Description', { max: 1_000, required: false }),
  image: shortText('Image address', { max: 2_048, required: false }),
  siteName: shortText('Site name', { required: false }),
})

export type Input = z.infer<typeof schema>
