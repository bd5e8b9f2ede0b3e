import {
  findStructuredType,
  jobNeedsLocation,
  type Requirement,
  retiredRichResults,
} from '../../kit/structured-data.ts'
import { formatDate } from '../../kit/dates.ts'
import { cleanAuthors, cleanSteps } from './clean.ts'
import type { Json, JsonObject } from '../../kit/json-ld.ts'
import type { Input } from './form.ts'

/** Whether a path such as `author.name` has a value; in a list, one member suffices. */
function hasPath(value: Json, path: string): boolean {
  if (Array.isArray(value)) return value.some((part: Json) => hasPath(part, path))
  if (path === '') return value !== undefined && value !== null && value !== ''
  if (typeof value !== 'object' || value === null) return false
  const [key = '', ...rest] = path.split('.')
  return hasPath((value as JsonObject)[key], rest.join('.'))
}

const isMet = (data: JsonObject, requirement: Requirement) =>
  typeof requirement === 'string' ? hasPath(data, requirement) : requirement.some((property) => hasPath(data, property))

const nameOf = (requirement: Requirement) =>
  typeof requirement === 'string' ? requirement : `${requirement.slice(0, -1).join(', ')} or ${requirement.at(-1)}`

/** One of these is enough, although each is recommended. */
const ALTERNATIVES: Readonly<Record<string, string>> = { contentUrl: 'embedUrl', embedUrl: 'contentUrl' }

/** The properties that Google documents for the type, and whether the data have them; empty if it documents none. */
export function propertyRows(data: JsonObject, input: Pick<Input, 'type'>) {
  const known = findStructuredType(input.type)
  if (!known) return []
  const required: Requirement[] = [...known.required]
  if (input.type === 'JobPosting' && jobNeedsLocation(data)) required.push('jobLocation.address.addressCountry')
  const row = (kind: 'required' | 'recommended', property: string, isPresent: boolean) => ({
    property,
    kind,
    isPresent,
  })
  return [
    // "image", or "review, aggregateRating or offers".
    ...required.map((requirement) => row('required', nameOf(requirement), isMet(data, requirement))),
    ...known.recommended.map((property) =>
      row('recommended', property, isMet(data, [property, ALTERNATIVES[property] ?? property])),
    ),
  ]
}

/** The message that Google ended a type's rich result, with the day; null if it has one. */
export function noRichResult(type: Input['type']): string | null {
  const retired = retiredRichResults.find((row) => row.type === type)
  return retired ? `No rich result: Google withdrew ${retired.name} on ${formatDate(retired.on)}.` : null
}

const words = (text: string) =>
  text
    .toLowerCase()
    .split(/(?<!\s)\s*,\s*/)
    .filter(Boolean)

function recipeRules(input: Input, data: JsonObject): string[] {
  const times = [hasPath(data, 'prepTime'), hasPath(data, 'cookTime')].filter(Boolean).length
  const repeated = words(input.keywords).filter((word) =>
    [...words(input.category), ...words(input.cuisine)].includes(word),
  )
  const video = ['video.name', 'video.thumbnailUrl', 'video.uploadDate']
  return [
    times === 1 && 'Give preparation and cooking time together, or the time in all alone.',
    input.calories !== null &&
      input.yieldNumber === null &&
      'Calories are those of one serving: give the number of servings.',
    repeated.length > 0 && `Keywords should not repeat the category or cuisine: ${repeated.join(', ')}.`,
    hasPath(data, 'video') &&
      !video.every((path) => hasPath(data, path)) &&
      'A video needs its name, its picture and the day of its upload.',
  ].filter((text) => text !== false)
}

function breadcrumbRules({ crumbs }: Input): string[] {
  const hasGap = crumbs.slice(0, -1).some(({ item }) => item === '')
  return [
    crumbs.length < 2 && 'A path has at least two steps.',
    hasGap && 'Every step but the last needs its address.',
  ].filter((text) => text !== false)
}

/** A typed coordinate as a number; null for any other text. */
export function degreesOf(typed: string): number | null {
  const text = typed.replace(',', '.').replace('\u2212', '-')
  return /^-?\d{1,3}(?:\.\d+)?$/.test(text) ? Number(text) : null
}

const decimals = (text: string) => text.split(/[.,]/)[1]?.length ?? 0

function businessRules({ latitude, longitude, ratingsShown, reviewAuthor }: Input): string[] {
  const wrong = (text: string, most: number) => text !== '' && Math.abs(degreesOf(text) ?? Infinity) > most
  return [
    (wrong(latitude, 90) || wrong(longitude, 180)) &&
      'Latitude is between −90 and 90, longitude between −180 and 180, in degrees such as 52.22968.',
    [latitude, longitude].some((text) => text !== '' && decimals(text) < 5) &&
      'Latitude and longitude should have five decimals or more.',
    (ratingsShown || reviewAuthor !== '') &&
      'Ratings and reviews of a business are for sites that review other businesses, not for its own site.',
  ].filter((text) => text !== false)
}

/** The changes to typed values, and advice from Google's conditional rules. */
export function ruleReports(input: Input, data: JsonObject): string[] {
  const hasImages = ['BlogPosting', 'Article', 'NewsArticle', 'Recipe', 'Event', 'Product'].includes(input.type)
  return [
    ...cleanAuthors(input.authors).reports,
    ...cleanSteps(input.steps).reports,
    ...(input.type === 'LocalBusiness' ? businessRules(input) : []),
    ...(input.type === 'Recipe' ? recipeRules(input, data) : []),
    ...(hasImages && input.images.length > 0 && input.images.length < 3
      ? ['Pictures should be given in 16:9, 4:3 and 1:1, each with at least 50,000 pixels.']
      : []),
  ]
}

/** Errors of rules between properties, beyond the table: these make the data invalid. */
export const ruleErrors = (input: Input): string[] => (input.type === 'BreadcrumbList' ? breadcrumbRules(input) : [])
