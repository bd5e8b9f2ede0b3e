import * as v from 'valibot'
import { TIME_ZONES } from '../../kit/date-time.ts'
import { dateInput } from '../../kit/date-inputs.ts'
import { rule } from '../../kit/form-schema.ts'
import { choice, field, listText, optionalUrl, shortText, timeInput } from '../../kit/inputs.ts'
import { optionalInteger } from '../../kit/integer-inputs.ts'

export const MAX_ARTICLE_TAGS = 6
/** Not asked for: the tag is left out, and X or Facebook take their default. */
const NOT_SET = 'not set'

const matching = (pattern: RegExp, message: string) =>
  field<string>((raw) => {
    const text = raw.trim()
    return text === '' || pattern.test(text) ? { value: text } : { error: message }
  })

/** A tag that the standard's own grammar takes, in its usual spelling: `pl-pl` is `pl-PL`. */
const languageTag = () =>
  field<string>((raw) => {
    const text = raw.trim()
    if (text === '') return { value: '' }
    try {
      return { value: Intl.getCanonicalLocales(text.slice(0, 60))[0] ?? '' }
    } catch {
      return { error: 'Language must be a language tag, for example en or pl-PL.' }
    }
  })

const handle = (label: string) =>
  field<string>((raw) => {
    const name = raw.trim().replace(/^@/, '')
    if (name === '') return { value: '' }
    return /^[A-Za-z0-9_]{1,15}$/.test(name)
      ? { value: `@${name}` }
      : { error: `${label} must be 1 to 15 letters, digits or underscores, for example @flavorcraft.` }
  })

export const schema = v.pipe(
  v.object({
    title: shortText('Title', { max: 200 }),
    description: shortText('Description', { max: 500, required: false }),
    canonical: optionalUrl('Canonical address'),
    language: languageTag(),
    author: shortText('Author', { max: 100, required: false }),
    themeColour: matching(/^#[0-9a-f]{6}$/i, 'Theme colour must be written as #rrggbb, for example #24505f.'),
    index: choice('Index', ['index', 'noindex'], 'index'),
    follow: choice('Follow', ['follow', 'nofollow'], 'follow'),
    maxSnippet: optionalInteger('Longest snippet', { min: -1, max: 1000 }),
    maxImagePreview: choice('Image preview', [NOT_SET, 'none', 'standard', 'large'], 'large'),
    maxVideoPreview: optionalInteger('Longest video preview', { min: -1, max: 3600 }),
    unavailableDate: dateInput('Unavailable after', { required: false }),
    unavailableTime: timeInput('Unavailable after, time', { required: false }),
    zone: choice('Time zone', TIME_ZONES, 'Europe/Warsaw'),
    ogType: choice('Type', ['website', 'article', 'profile', 'video.other'], 'website'),
    ogTitle: shortText('Open Graph title', { max: 200, required: false }),
    ogDescription: shortText('Open Graph description', { max: 500, required: false }),
    image: optionalUrl('Picture'),
    imageWidth: optionalInteger('Picture width', { min: 1, max: 10_000 }),
    imageHeight: optionalInteger('Picture height', { min: 1, max: 10_000 }),
    imageAlt: shortText('Picture description', { max: 420, required: false }),
    locale: matching(/^[a-z]{2,3}_[A-Z]{2}$/, 'Locale must be written as ll_CC, for example pl_PL.'),
    siteName: shortText('Site name', { max: 100, required: false }),
    publishedDate: dateInput('Published on', { required: false }),
    publishedTime: timeInput('Published at', { required: false }),
    modifiedDate: dateInput('Changed on', { required: false }),
    modifiedTime: timeInput('Changed at', { required: false }),
    section: shortText('Section', { max: 100, required: false }),
    tags: listText('Tags', { max: MAX_ARTICLE_TAGS, required: false }),
    xCard: choice('X card', ['summary', 'summary_large_image'], 'summary_large_image'),
    xSite: handle('Account of the site'),
    xCreator: handle('Account of the author'),
    xTitle: shortText('X title', { max: 200, required: false }),
    xDescription: shortText('X description', { max: 500, required: false }),
  }),
  rule(({ canonical }) =>
    canonical.includes('#')
      ? { field: 'canonical', message: 'A canonical address has no fragment (#…): search engines would drop it.' }
      : null,
  ),
  rule(({ imageWidth, imageHeight }) =>
    (imageWidth === null) !== (imageHeight === null)
      ? {
          field: imageWidth === null ? 'imageWidth' : 'imageHeight',
          message: 'Width and height go together: give both or neither.',
        }
      : null,
  ),
)

export type Input = v.InferOutput<typeof schema>
