import { textWidth } from '../../kit/arial.ts'
import { dateOrInstant, isoDateTime } from '../../kit/date-time.ts'
import { escapeHtml } from '../../kit/escape.ts'
import { countCharacters } from '../../kit/text.ts'
import { type Facts, metadataObject } from './metadata-object.ts'
import type { Input } from './form.ts'

type Check = readonly [kind: 'good' | 'advice' | 'warning', text: string]

export type Result = ReturnType<typeof calculate>

function robotsOf(input: Input): Facts['robots'] {
  const unavailable =
    input.unavailableDate && isoDateTime(input.unavailableDate, input.unavailableTime || '00:00', input.zone)
  const rules: [rule: string, value: string | number | boolean | null][] = [
    ['index', input.index === 'noindex' ? false : null],
    ['follow', input.follow === 'nofollow' ? false : null],
    ['max-snippet', input.maxSnippet],
    ['max-image-preview', input.maxImagePreview === 'not set' ? null : input.maxImagePreview],
    ['max-video-preview', input.maxVideoPreview],
    ['unavailable_after', unavailable || null],
  ]
  return rules.flatMap(([rule, value]) => (value === null ? [] : [[rule, value]]))
}

function factsOf(input: Input): Facts {
  const ogTitle = input.ogTitle || input.title
  const ogDescription = input.ogDescription || input.description
  const isArticle = input.ogType === 'article'
  return {
    robots: robotsOf(input),
    ogTitle,
    ogDescription,
    published: isArticle ? dateOrInstant(input.publishedDate, input.publishedTime, input.zone) : '',
    modified: isArticle ? dateOrInstant(input.modifiedDate, input.modifiedTime, input.zone) : '',
    tags: isArticle ? [...new Set(input.tags)] : [],
    xTitle: input.xTitle === ogTitle ? '' : input.xTitle,
    xDescription: input.xDescription === ogDescription ? '' : input.xDescription,
  }
}

const robotsWord = ([rule, value]: Facts['robots'][number]) =>
  typeof value === 'boolean' ? `no${rule}` : `${rule}${rule === 'unavailable_after' ? ': ' : ':'}${value}`

function tagsOf(input: Input, facts: Facts): string[] {
  const named = (name: string, content: string) => content && `<meta name="${name}" content="${escapeHtml(content)}">`
  const property = (name: string, content: string) =>
    content && `<meta property="${name}" content="${escapeHtml(content)}">`
  const size = (value: number | null) => (input.image === '' || value === null ? '' : String(value))
  const isArticle = input.ogType === 'article'
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(input.title)}</title>`,
    named('description', input.description),
    input.canonical && `<link rel="canonical" href="${escapeHtml(input.canonical)}">`,
    named('robots', facts.robots.map(robotsWord).join(', ')),
    named('author', input.author),
    named('theme-color', input.themeColour),
    property('og:title', facts.ogTitle),
    property('og:type', input.ogType),
    property('og:url', input.canonical),
    property('og:description', facts.ogDescription),
    property('og:image', input.image),
    property('og:image:width', size(input.imageWidth)),
    property('og:image:height', size(input.imageHeight)),
    property('og:image:alt', input.image === '' ? '' : input.imageAlt),
    property('og:locale', input.locale),
    property('og:site_name', input.siteName),
    property('article:published_time', facts.published),
    property('article:modified_time', facts.modified),
    property('article:section', isArticle ? input.section : ''),
    ...facts.tags.map((tag) => property('article:tag', tag)),
    named('twitter:card', input.xCard),
    named('twitter:site', input.xSite),
    named('twitter:creator', input.xCreator),
    named('twitter:title', facts.xTitle),
    named('twitter:description', facts.xDescription),
    // Drop the tags of empty values.
  ].filter(Boolean)
}

const TOLERANCE = 0.02

const fitsLargeCard = (ratio: number) => [1.91, 2].some((wanted) => Math.abs(ratio - wanted) <= wanted * TOLERANCE)

const check = (good: boolean, yes: string, no: string, otherwise: Check[0] = 'advice'): Check =>
  good ? ['good', yes] : [otherwise, no]

function imageChecks({ image, imageWidth, imageHeight, imageAlt, xCard }: Input): (Check | false)[] {
  if (image === '') return [['warning', 'og:image is missing: shared links have no picture.']]
  const ratio = imageWidth === null || imageHeight === null ? null : imageWidth / imageHeight
  return [
    check(
      image.startsWith('https:'),
      'The picture is served over https.',
      'The picture is not on https: some networks skip it.',
    ),
    check(
      imageAlt !== '',
      'The picture has a description.',
      'The picture has no description for people who cannot see it.',
    ),
    xCard === 'summary_large_image' &&
      ratio !== null &&
      check(
        fitsLargeCard(ratio),
        'The picture has the shape of a large card.',
        `The picture is ${ratio.toFixed(2)}:1; a large card shows 1.91:1 or 2:1 and cuts the rest.`,
      ),
  ]
}

function checksOf(input: Input, facts: Facts): Check[] {
  const width = Math.round(textWidth(input.title, 20))
  const length = countCharacters(input.description)
  const checks: (Check | false)[] = [
    check(
      width <= 600,
      `The title fits a search result (${width} px).`,
      `The title is ${width} px wide; about 600 px are shown.`,
    ),
    length === 0
      ? ['warning', 'The description is missing: search engines choose a sentence of the page.']
      : check(
          length >= 120 && length <= 156,
          `The description has a good length (${length} characters).`,
          `The description has ${length} characters; 120 to 156 is a good length.`,
        ),
    check(
      input.canonical !== '',
      'The canonical address is set.',
      'The canonical address is missing, and og:url with it.',
      'warning',
    ),
    input.index === 'noindex' &&
      input.canonical !== '' && [
        'advice',
        'noindex and a canonical to another page are conflicting signals: keep the canonical only if it is this page’s own address.',
      ],
    ...imageChecks(input),
    check(
      input.language !== '',
      `Write the language on the root element: <html lang="${input.language}">.`,
      'The page’s language belongs on its root element, for example <html lang="en">.',
    ),
    input.ogType === 'article' && facts.published === '' && ['advice', 'An article says when it was published.'],
  ]
  return checks.filter((one) => one !== false)
}

export function calculate(input: Input) {
  const facts = factsOf(input)
  const tags = tagsOf(input, facts)
  return {
    html: `${tags.join('\n')}\n`,
    metadata: metadataObject(input, facts),
    checks: checksOf(input, facts),
    tagCount: tags.length,
  }
}
