import { toolFields } from '../../kit/tool-fields.ts'
import { SOURCE_MAX } from './schema.ts'

const blank = { format: 'markdown', source: '', title: '', template: '1' }

const SOURCE = `A soup for a cold evening, in one pot.

## What you need

Red lentils, an onion, a carrot and cumin.

#### For the top

Yoghurt and lemon.

## Method

**Soften the vegetables**

Cook them slowly in a little oil, then add lentils and stock.

## Storage

It keeps for three days.

## Storage

It freezes well.
`

export const fields = toolFields({
  groups: [
    {
      fields: [
        {
          name: 'format',
          label: 'Format',
          kind: 'radio',
          options: [
            { value: 'markdown', label: 'Markdown' },
            { value: 'html', label: 'HTML' },
          ],
        },
        {
          name: 'source',
          label: 'Text',
          kind: 'code',
          lines: 16,
          maxLength: SOURCE_MAX,
          hint: 'Markdown, or the HTML of the page. Scripts in it do not run.',
        },
        { name: 'title', label: 'Title of the page', kind: 'text', optional: true },
        {
          name: 'template',
          label: 'Headings of the template',
          kind: 'choice',
          hint: 'What the site shows above this text.',
          options: [
            { value: '1', label: 'The title as h1' },
            { value: '2', label: 'The title as h1, and an h2' },
            { value: '0', label: 'None' },
          ],
        },
      ],
    },
  ],
  example: { ...blank, source: SOURCE, title: 'Red lentil soup' },
})
