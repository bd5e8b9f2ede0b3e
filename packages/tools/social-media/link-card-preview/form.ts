import { LINE_MAX, longText, optionalText, optionalUrl, radio, shortText, when } from '../../kit/inputs.ts'
import { type FormInput, toolForm } from '../../kit/tool-form.ts'

const html = when('from', 'html')
const typed = { required: false, showIf: when('from', 'fields') }

const example = `<head>
  <title>Red Lentil Soup in 30 Minutes | Example Kitchen</title>
  <meta name="description" content="One pot, one onion, one lemon: a soup for a weekday.">
  <link rel="canonical" href="https://example.com/recipes/red-lentil-soup">
  <meta property="og:title" content="Red lentil soup in 30 minutes">
  <meta property="og:image" content="/images/soup.jpg">
  <meta property="og:image:width" content="1200">
  <meta property="og:image:height" content="630">
  <meta property="og:url" content="https://example.com/recipes/red-lentil-soup">
  <meta property="og:type" content="article">
  <meta name="twitter:card" content="summary_large_image">
</head>`

export const form = toolForm({
  fields: {
    from: radio('Values from', { html: 'Pasted HTML', fields: 'Fields' }),
    html: longText('HTML', {
      max: 300_000,
      required: false,
      kind: 'code',
      lines: 14,
      hint: 'The whole page or its head. It is only read: no script runs, no picture loads.',
      optional: false,
      showIf: html,
    }),
    title: shortText('Title', { ...typed, maxLength: 300 }),
    siteName: shortText('Site name', { ...typed, maxLength: 300 }),
    description: optionalText('Description', 1_000, { ...typed, kind: 'long-text', lines: 3 }),
    image: optionalText('Image address', 2_048, { ...typed, kind: 'url', maxLength: LINE_MAX }),
    address: optionalUrl('Address of the page', { hint: 'Used where no tag names one.' }),
  },
  example: { html: example },
})

export type Input = FormInput<typeof form>
