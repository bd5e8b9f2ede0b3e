import { TIME_ZONES } from '../../kit/date-time.ts'
import { dateInput } from '../../kit/date-inputs.ts'
import { choiceOf, field, LINE_MAX, optionalText, optionalUrl, shortText, timeInput, when } from '../../kit/inputs.ts'
import { listText } from '../../kit/list-inputs.ts'
import { optionalInteger } from '../../kit/integer-inputs.ts'
import { folded, type FormInput, section, toolForm } from '../../kit/tool-form.ts'

/** The tag is left out, so X or Facebook use their default. */
const NOT_SET = 'not set'

const matching = (label: string, hint: string, pattern: RegExp, message: string) =>
  field<string>({ kind: 'text', label, hint }, (raw) => {
    const text = raw.trim()
    return text === '' || pattern.test(text) ? { value: text } : { error: message }
  })

/** Accepts what BCP 47 allows, in its canonical form: `pl-pl` becomes `pl-PL`. */
const languageTag = () =>
  field<string>({ kind: 'text', label: 'Language', hint: 'For example en or pl-PL.' }, (raw) => {
    const text = raw.trim()
    if (text === '') return { value: '' }
    try {
      return { value: Intl.getCanonicalLocales(text.slice(0, 60))[0] ?? '' }
    } catch {
      return { error: 'Language must be a language tag, for example en or pl-PL.' }
    }
  })

const handle = (label: string, hint?: string) =>
  field<string>({ kind: 'text', label, hint }, (raw) => {
    const name = raw.trim().replace(/^@/, '')
    if (name === '') return { value: '' }
    return /^[A-Za-z0-9_]{1,15}$/.test(name)
      ? { value: `@${name}` }
      : { error: `${label} must be 1 to 15 letters, digits or underscores, for example @flavorcraft.` }
  })

const ofArticle = { required: false, showIf: when('ogType', 'article') }
const TITLE = { kind: 'long-text', lines: 2, maxLength: 800 } as const
const DESCRIPTION = { kind: 'long-text', lines: 3, maxLength: 2000 } as const

export const form = toolForm({
  groups: [
    section('Page', {
      title: shortText('Title', { max: 200, ...TITLE }),
      description: optionalText('Description', 500, DESCRIPTION),
      canonical: optionalUrl('Canonical address', { hint: 'The page’s own address, and og:url.' }),
      language: languageTag(),
      author: optionalText('Author', 100, { maxLength: LINE_MAX }),
      themeColour: matching(
        'Theme colour',
        '#rrggbb',
        /^#[0-9a-f]{6}$/i,
        'Theme colour must be written as #rrggbb, for example #24505f.',
      ),
    }),
    section('Sharing', {
      ogType: choiceOf('Type', ['website', 'article', 'profile', 'video.other']),
      siteName: optionalText('Site name', 100, { maxLength: LINE_MAX }),
      image: optionalUrl('Picture', { hint: '1200 × 630 px suits all networks.' }),
      imageWidth: optionalInteger('Picture width', { min: 1, max: 10_000, unit: 'px' }),
      imageHeight: optionalInteger('Picture height', { min: 1, max: 10_000, unit: 'px' }),
      imageAlt: optionalText('Picture description', 420, { kind: 'long-text', lines: 2, maxLength: 1680 }),
      publishedDate: dateInput('Published on', ofArticle),
      publishedTime: timeInput('Published at', ofArticle),
      modifiedDate: dateInput('Changed on', ofArticle),
      modifiedTime: timeInput('Changed at', ofArticle),
      section: optionalText('Section', 100, { maxLength: LINE_MAX, ...ofArticle }),
      tags: listText('Tags', { max: 6, lines: 3, hint: 'One per line, up to 6.', ...ofArticle }),
    }),
    folded('Robots', {
      index: choiceOf('Index', ['index', 'noindex'], { kind: 'radio' }),
      follow: choiceOf('Follow', ['follow', 'nofollow'], { kind: 'radio' }),
      maxImagePreview: choiceOf('Image preview', [NOT_SET, 'none', 'standard', 'large'], {
        ifEmpty: 'large',
        hint: 'Discover needs large.',
      }),
      maxSnippet: optionalInteger('Longest snippet', { min: -1, max: 1000, hint: 'Characters; −1 is no limit.' }),
      maxVideoPreview: optionalInteger('Longest video preview', {
        min: -1,
        max: 3600,
        hint: 'Seconds; −1 is no limit.',
      }),
      unavailableDate: dateInput('Unavailable after', { required: false }),
      unavailableTime: timeInput('Unavailable after, time', { required: false }),
      zone: choiceOf('Time zone', TIME_ZONES),
    }),
    folded('Other words for sharing, X accounts', {
      ogTitle: optionalText('Open Graph title', 200, { ...TITLE, hint: 'The title when it is empty.' }),
      ogDescription: optionalText('Open Graph description', 500, DESCRIPTION),
      locale: matching(
        'Locale',
        'For example pl_PL.',
        /^[a-z]{2,3}_[A-Z]{2}$/,
        'Locale must be written as ll_CC, for example pl_PL.',
      ),
      xCard: choiceOf('X card', ['summary', 'summary_large_image'], { ifEmpty: 'summary_large_image' }),
      xSite: handle('Account of the site', 'For example @flavorcraft.'),
      xCreator: handle('Account of the author'),
      xTitle: optionalText('X title', 200, { ...TITLE, hint: 'Only where X should show another.' }),
      xDescription: optionalText('X description', 500, DESCRIPTION),
    }),
  ],
  example: {
    title: 'Red lentil soup in one pot',
    description:
      'A thick, warming soup of red lentils, carrots and cumin, ready in half an hour. With amounts for two to eight, storage advice and a card to print.',
    canonical: 'https://example.com/blog/red-lentil-soup',
    language: 'en',
    ogType: 'article',
    image: 'https://example.com/images/lentil-soup.jpg',
    imageWidth: '1200',
    imageHeight: '630',
    imageAlt: 'A bowl of red lentil soup with a spoon of yoghurt',
    siteName: 'Example Kitchen',
    publishedDate: '2026-11-21',
    publishedTime: '10:00',
    section: 'Soups',
    tags: 'lentils\nsoup',
  },
  rules: [
    ({ canonical }) =>
      canonical.includes('#') && {
        field: 'canonical',
        message: 'A canonical address has no fragment (#…): search engines would drop it.',
      },
    ({ imageWidth, imageHeight }) =>
      (imageWidth === null) !== (imageHeight === null) && {
        field: imageWidth === null ? 'imageWidth' : 'imageHeight',
        message: 'Width and height go together: give both or neither.',
      },
  ],
})

export type Input = FormInput<typeof form>
