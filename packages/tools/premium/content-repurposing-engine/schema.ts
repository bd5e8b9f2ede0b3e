import * as v from 'valibot'
import { rule } from '../../kit/form-schema.ts'
import { choice, flag, listText, longText, optionalUrl, shortText } from '../../kit/inputs.ts'
import { integerInput } from '../../kit/integer-inputs.ts'
import { countWords } from '../../kit/text.ts'

export const channelKeys = [
  'x',
  'linkedin',
  'instagram',
  'threads',
  'bluesky',
  'mastodon',
  'facebook',
  'newsletter',
  'video',
  'carousel',
  'quotes',
  'questions',
  'summary',
] as const
export type ChannelKey = (typeof channelKeys)[number]

export const WORDS = { min: 150, max: 10_000 } as const
const MAX_HASHTAGS = 10

/** Words of a text, marks and tags apart: near enough to hold a limit, quick enough for every key. */
const wordsOf = (article: string): number => countWords(article.replace(/<[^<>]*>/g, ' '))

/** Whether a heading stands in the article that can be its title. */
const hasHeading = (article: string): boolean =>
  /^ {0,3}#{1,6}[ \t]+\S/m.test(article) ||
  /<h[1-6][\s>]/i.test(article) ||
  /^\S.*\r?\n {0,3}(?:={2,}|-{2,})[ \t]*$/m.test(article)

export const schema = v.pipe(
  v.object({
    article: longText('Article'),
    title: shortText('Title', { min: 3, max: 200, required: false }),
    url: optionalUrl('Address of the article'),
    language: choice('Language', ['en', 'pl'], 'en'),
    points: integerInput('Key points', { min: 3, max: 12, ifEmpty: 6 }),
    hashtags: listText('Hashtag words', { max: MAX_HASHTAGS, maxChars: 2_000, required: false }),
    action: shortText('Call to action', { max: 120, required: false }),
    x: flag(),
    linkedin: flag(),
    instagram: flag(),
    threads: flag(),
    bluesky: flag(),
    mastodon: flag(),
    facebook: flag(),
    newsletter: flag(),
    video: flag(),
    carousel: flag(),
    quotes: flag(),
    questions: flag(),
    summary: flag(),
  }),
  rule(({ article }) => {
    const words = wordsOf(article)
    return words < WORDS.min || words > WORDS.max
      ? {
          field: 'article',
          message: `Article must be between ${WORDS.min} and 10,000 words; it has ${words.toLocaleString('en-GB')}.`,
        }
      : null
  }),
  rule(({ article, title }) =>
    title === '' && !hasHeading(article) ? { field: 'title', message: 'Title is required.' } : null,
  ),
  rule((input) =>
    channelKeys.some((key) => input[key]) ? null : { field: 'x', message: 'Choose at least one channel.' },
  ),
)

export type Input = v.InferOutput<typeof schema>
