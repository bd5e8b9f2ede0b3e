import { choice, longText, optionalText, parseHttpUrl, shortText, URL_MESSAGE } from '../../kit/inputs.ts'
import { LIST_TEXT_MAX, listText, mapped, pointList } from '../../kit/list-inputs.ts'
import { optionalInteger } from '../../kit/integer-inputs.ts'
import { type FormInput, rowsInput, toolForm } from '../../kit/tool-form.ts'

const MAX_LINE = 300

/** One link a line: an address, then its link text ("https://example.com how to freeze"). */
function linkOf(line: string) {
  const [address = '', ...anchor] = line.split(/\s+/)
  return { url: parseHttpUrl(address)?.href ?? '', anchor: anchor.join(' ').slice(0, MAX_LINE) }
}

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

export const form = toolForm({
  fields: {
    focus: shortText('Focus phrase', { min: 2, max: 80, hint: 'What the text is to be found by.' }),
    intent: choice('Intent', {
      learn: 'Learn: understand it',
      compare: 'Compare: decide between things',
      buy: 'Buy: find the right one',
      do: 'Do: carry it out',
    }),
    audience: optionalText('Audience', 80),
    length: optionalInteger('Target length', {
      min: 300,
      max: 5_000,
      unit: 'words',
      hint: '300 to 5,000. Empty: the median of the references.',
    }),
    notes: longText('Your notes', {
      max: 20_000,
      required: false,
      lines: 5,
      hint: 'What you know already; it goes into the brief.',
    }),
    questions: pointList('Questions', {
      max: 30,
      maxChars: 10_000,
      required: false,
      maxLength: LIST_TEXT_MAX,
      lines: 4,
      hint: 'One per line, up to 30: what readers ask.',
    }),
    links: mapped(
      listText('Internal pages to link', {
        max: 30,
        required: false,
        lines: 3,
        hint: 'One per line, up to 30: the address, a space, the words of the link.',
        check: (line) => linkOf(line).url === '' && URL_MESSAGE,
      }),
      linkOf,
    ),
  },
  groups: [
    {
      legend: 'References',
      note: 'Texts or outlines of existing pages that you paste. Nothing is fetched, and nothing of them is copied in more than eight words in a row.',
      fields: {
        references: rowsInput('Reference texts', {
          item: 'reference',
          max: 5,
          blank: 1,
          fields: {
            text: longText('Reference text', { max: 50_000, lines: 8, hint: 'Markdown, HTML or plain text.' }),
          },
        }),
      },
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
})

export type Input = FormInput<typeof form>
export type Intent = Input['intent']
