import { choiceOf, LINE_MAX, longText, optionalText, radio } from '../../kit/inputs.ts'
import { type FormInput, toolForm } from '../../kit/tool-form.ts'

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

export const form = toolForm({
  fields: {
    format: radio('Format', { markdown: 'Markdown', html: 'HTML' }),
    source: longText('Text', {
      max: 500_000,
      kind: 'code',
      lines: 16,
      hint: 'Markdown, or the HTML of the page. Scripts in it do not run.',
    }),
    title: optionalText('Title of the page', 300, { maxLength: LINE_MAX }),
    /** The deepest level that the template shows above the text: 0 is none. */
    template: choiceOf(
      'Headings of the template',
      [
        ['1', 'The title as h1'],
        ['2', 'The title as h1, and an h2'],
        ['0', 'None'],
      ],
      { hint: 'What the site shows above this text.' },
    ),
  },
  example: { source: SOURCE, title: 'Red lentil soup' },
})

export type Input = FormInput<typeof form>
