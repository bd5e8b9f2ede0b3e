import { flag, longText, optionalText, optionalUrl, shortText } from '../../kit/inputs.ts'
import { LIST_TEXT_MAX, listText } from '../../kit/list-inputs.ts'
import { integerInput } from '../../kit/integer-inputs.ts'
import { countWords } from '../../kit/text.ts'
import { languageInput } from '../../kit/language.ts'
import { type FormInput, section, toolForm } from '../../kit/tool-form.ts'

const WORDS = { min: 150, max: 10_000 } as const

/** Counts the words without HTML tags: exact enough for a limit, fast enough for every keystroke. */
const wordsOf = (article: string): number => countWords(article.replace(/<(?=[a-z/!?])[^<>]*>/gi, ' '))

/** Whether the article has a heading that can serve as its title. */
const hasHeading = (article: string): boolean =>
  /^ {0,3}#{1,6}[ \t]+\S/m.test(article) ||
  /<h[1-6][\s>]/i.test(article) ||
  /^\S.*\r?\n {0,3}(?:={2,}|-{2,})[ \t]*$/m.test(article)

export const channelInputs = {
  x: flag('X thread'),
  linkedin: flag('LinkedIn post'),
  instagram: flag('Instagram caption'),
  threads: flag('Threads post'),
  bluesky: flag('Bluesky post'),
  mastodon: flag('Mastodon post'),
  facebook: flag('Facebook post'),
  newsletter: flag('Newsletter'),
  video: flag('Short-video script'),
  carousel: flag('Carousel'),
  quotes: flag('Quote cards'),
  questions: flag('Questions and answers'),
  summary: flag('Summary'),
}
export type ChannelKey = keyof typeof channelInputs
export const channelKeys = Object.keys(channelInputs) as ChannelKey[]

const article = `# Red lentil soup on a weeknight

Red lentil soup is the quickest warm dinner you can cook from a cupboard. It needs one pot, half an hour and very little attention, because red lentils cook without soaking.

## Why red lentils work

Red lentils are split, so they fall apart while they cook and thicken the soup on their own. Green and brown lentils keep their shape and need twice the time. If you want a smooth soup, always choose the red ones.

The taste of lentils is mild, which makes them a good carrier for spices. Cumin, garlic and a little chilli are enough for a soup that smells of dinner.

## What is the right order?

Start with an onion, cut small, and let it go soft in oil without colour. Add the garlic and the spices for one minute, and stir until they smell. Then the lentils and the water follow, and the pot needs nothing from you for 20 minutes.

Salt comes at the end, because lentils stay hard in salted water. Lemon comes last of all, and most cooks add too little of it.

## How to keep it

The soup keeps for three days in the fridge and thickens there. Thin it with water when you warm it, never with more stock, or it becomes too salty. It also freezes well in flat bags, which thaw in half the time of a box.

Would you eat soup for breakfast? In many kitchens lentil soup is exactly that, with bread and a slice of lemon.`

/** The default call to action; an unchanged default is replaced by the one in the article's language. */
export const ACTION = { en: 'Read the full article', pl: 'Przeczytaj cały artykuł' } as const

export const form = toolForm({
  fields: {
    article: longText('Article', {
      lines: 14,
      maxLength: 100_000,
      hint: 'Markdown, HTML or plain text of 150 to 10,000 words.',
    }),
    title: shortText('Title', {
      min: 3,
      max: 200,
      required: false,
      hint: 'Without it the first heading of the article is taken.',
    }),
    url: optionalUrl('Address of the article', { hint: 'Without it no link is added.' }),
    language: languageInput(),
    points: integerInput('Key points', { min: 3, max: 12, ifEmpty: 6, hint: '3 to 12.' }),
    action: optionalText('Call to action', 120),
    hashtags: listText('Hashtag words', {
      max: 10,
      maxChars: 2_000,
      required: false,
      maxLength: LIST_TEXT_MAX,
      lines: 3,
      hint: 'One per line, at most 10. Without any, the most frequent words are taken.',
    }),
  },
  groups: [section('Channels', channelInputs)],
  example: { article, url: 'https://example.com/recipes/red-lentil-soup' },
  empty: {
    points: '6',
    action: ACTION.en,
    ...Object.fromEntries(channelKeys.map((key) => [key, 'yes'])),
  },
  rules: [
    ({ article }) => {
      const words = wordsOf(article)
      const message = `Article must be between ${WORDS.min} and 10,000 words; it has ${words.toLocaleString('en-GB')}.`
      return (words < WORDS.min || words > WORDS.max) && { field: 'article', message }
    },
    ({ article, title }) => title === '' && !hasHeading(article) && { field: 'title', message: 'Title is required.' },
    (input) => !channelKeys.some((key) => input[key]) && { field: 'x', message: 'Choose at least one channel.' },
  ],
})

export type Input = FormInput<typeof form>
