import { toolFields } from '../../kit/tool-fields.ts'
import { MAX_HTML } from './schema.ts'

const html = { field: 'from', is: ['html'] }
const typed = { field: 'from', is: ['fields'] }
const empty = { from: 'html', html: '', address: '', title: '', description: '', image: '', siteName: '' }

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

export const fields = toolFields({
  groups: [
    {
      fields: [
        {
          name: 'from',
          label: 'Values from',
          kind: 'radio',
          options: [
            { value: 'html', label: 'Pasted HTML' },
            { value: 'fields', label: 'Fields' },
          ],
        },
        {
          name: 'html',
          label: 'HTML',
          kind: 'code',
          lines: 14,
          maxLength: MAX_HTML,
          hint: 'The whole page or its head. It is only read: no script runs, no picture loads.',
          showIf: html,
        },
        { name: 'title', label: 'Title', kind: 'text', maxLength: 300, showIf: typed, optional: true },
        { name: 'siteName', label: 'Site name', kind: 'text', maxLength: 300, showIf: typed, optional: true },
        {
          name: 'description',
          label: 'Description',
          kind: 'long-text',
          lines: 3,
          maxLength: 1_000,
          showIf: typed,
          optional: true,
        },
        { name: 'image', label: 'Image address', kind: 'url', showIf: typed, optional: true },
        {
          name: 'address',
          label: 'Address of the page',
          kind: 'url',
          optional: true,
          hint: 'Used where no tag names one.',
        },
      ],
    },
  ],
  example: { ...empty, html: example },
})
