import { languageField } from '../../kit/language.ts'
import type { FlagField } from '../../kit/types.ts'
import { toolFields } from '../../kit/tool-fields.ts'
import type { ChannelKey } from './schema.ts'

const LABELS: Readonly<Record<ChannelKey, string>> = {
  x: 'X thread',
  linkedin: 'LinkedIn post',
  instagram: 'Instagram caption',
  threads: 'Threads post',
  bluesky: 'Bluesky post',
  mastodon: 'Mastodon post',
  facebook: 'Facebook post',
  newsletter: 'Newsletter',
  video: 'Short-video script',
  carousel: 'Carousel',
  quotes: 'Quote cards',
  questions: 'Questions and answers',
  summary: 'Summary',
}

const keys = Object.keys(LABELS) as ChannelKey[]
const flags = keys.map((name): FlagField => ({ name, label: LABELS[name], kind: 'flag' }))
const allOn = Object.fromEntries(keys.map((name) => [name, 'yes']))

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

const defaults = { language: 'en', points: '6', hashtags: '', action: 'Read the full article', ...allOn }

export const fields = toolFields({
  groups: [
    {
      fields: [
        {
          name: 'article',
          label: 'Article',
          kind: 'long-text',
          lines: 14,
          maxLength: 100_000,
          hint: 'Markdown, HTML or plain text of 150 to 10,000 words.',
        },
        {
          name: 'title',
          label: 'Title',
          kind: 'text',
          maxLength: 200,
          optional: true,
          hint: 'Without it the first heading of the article is taken.',
        },
        {
          name: 'url',
          label: 'Address of the article',
          kind: 'url',
          optional: true,
          hint: 'Without it no link is added.',
        },
        languageField,
        { name: 'points', label: 'Key points', kind: 'integer', hint: '3 to 12.' },
        { name: 'action', label: 'Call to action', kind: 'text', maxLength: 120, optional: true },
        {
          name: 'hashtags',
          label: 'Hashtag words',
          kind: 'list',
          lines: 3,
          optional: true,
          hint: 'One a line, at most 10. Without any, the most frequent words are taken.',
        },
      ],
    },
    { legend: 'Channels', fields: flags },
  ],
  example: { ...defaults, article, title: '', url: 'https://example.com/recipes/red-lentil-soup' },
  empty: {
    points: '6',
    action: 'Read the full article',
    x: 'yes',
    linkedin: 'yes',
    instagram: 'yes',
    threads: 'yes',
    bluesky: 'yes',
    mastodon: 'yes',
    facebook: 'yes',
    newsletter: 'yes',
    video: 'yes',
    carousel: 'yes',
    quotes: 'yes',
    questions: 'yes',
    summary: 'yes',
  },
})
