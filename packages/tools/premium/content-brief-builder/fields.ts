import { toolFields } from '../../kit/tool-fields.ts'

const first = `# Red lentil soup

## What you need

Red lentils, an onion, garlic, cumin, lemon and water. Red lentils need no soaking.

## How to cook the soup

Fry the onion, add garlic and cumin, then the lentils and the water. Let the soup simmer until the lentils are soft.

## How to store lentil soup

The soup keeps in the fridge and can be frozen.`

const second = `# Easy lentil soup at home

## What you need for it

Lentils, stock, an onion and spices.

## Cook the soup

Rinse the lentils, fry the onion and the cumin, add stock and simmer.

## Can you freeze lentil soup?

Yes, in flat bags.

## Store the soup

In the fridge, under a lid.`

export const fields = toolFields({
  groups: [
    {
      fields: [
        { name: 'focus', label: 'Focus phrase', kind: 'text', maxLength: 80, hint: 'What the text is to be found by.' },
        {
          name: 'intent',
          label: 'Intent',
          kind: 'choice',
          options: [
            { value: 'learn', label: 'Learn: understand it' },
            { value: 'compare', label: 'Compare: decide between things' },
            { value: 'buy', label: 'Buy: find the right one' },
            { value: 'do', label: 'Do: carry it out' },
          ],
        },
        { name: 'audience', label: 'Audience', kind: 'text', maxLength: 80, optional: true },
        {
          name: 'length',
          label: 'Target length',
          kind: 'integer',
          unit: 'words',
          optional: true,
          hint: '300 to 5,000. Empty: the median of the references.',
        },
        {
          name: 'notes',
          label: 'Your notes',
          kind: 'long-text',
          lines: 5,
          maxLength: 20_000,
          optional: true,
          hint: 'What you know already. Sentences with figures are listed to be checked.',
        },
        {
          name: 'questions',
          label: 'Questions',
          kind: 'list',
          lines: 4,
          optional: true,
          hint: 'One a line, up to 30: what readers ask.',
        },
        {
          name: 'links',
          label: 'Internal pages to link',
          kind: 'list',
          lines: 3,
          optional: true,
          hint: 'One a line, up to 30: the address, a blank, the words of the link.',
        },
      ],
    },
    {
      legend: 'References',
      note: 'Texts or outlines of existing pages that you paste. Nothing is fetched, and nothing of them is copied in more than eight words in a row.',
      fields: [
        {
          name: 'references',
          label: 'Reference texts',
          kind: 'rows',
          item: 'reference',
          max: 5,
          fields: [
            {
              name: 'text',
              label: 'Reference text',
              kind: 'long-text',
              lines: 8,
              maxLength: 50_000,
              hint: 'Markdown, HTML or plain text.',
            },
          ],
        },
      ],
    },
  ],
  example: {
    focus: 'red lentil soup',
    intent: 'do',
    audience: 'people who cook after work',
    notes: 'Red lentils cook in about 20 minutes. Salt at the end keeps them from staying hard.',
    questions: 'Do red lentils need soaking?\nHow long does the soup keep?',
    links: 'https://example.com/guides/freezing-soup how to freeze soup',
    references: [{ text: first }, { text: second }],
  },
  empty: { references: [{ text: '' }] },
})
