import type { Dated } from './dated.ts'

/** A required property, or a list of properties of which one is required. */
export type Requirement = string | readonly string[]

export interface StructuredType {
  readonly required: readonly Requirement[]
  readonly recommended: readonly string[]
}

const words = (list: string): string[] => list.split(' ')

const types = {
  Article: {
    required: [],
    recommended: words('author author.name author.url dateModified datePublished headline image'),
  },
  Recipe: {
    required: ['image', 'name'],
    recommended: words(
      'aggregateRating author cookTime datePublished description keywords nutrition.calories prepTime recipeCategory ' +
        'recipeCuisine recipeIngredient recipeInstructions recipeYield totalTime video',
    ),
  },
  BreadcrumbList: { required: ['itemListElement'], recommended: [] },
  Organization: {
    required: [],
    recommended: words(
      'address alternateName contactPoint contactPoint.email contactPoint.telephone description email foundingDate ' +
        'legalName logo name numberOfEmployees sameAs taxID telephone url vatID duns globalLocationNumber iso6523Code ' +
        'leiCode naics',
    ),
  },
  WebSite: { required: ['name', 'url'], recommended: ['alternateName'] },
  ProfilePage: {
    required: ['mainEntity', 'mainEntity.name'],
    recommended: words(
      'dateCreated dateModified mainEntity.alternateName mainEntity.description mainEntity.identifier mainEntity.image ' +
        'mainEntity.sameAs mainEntity.interactionStatistic mainEntity.agentInteractionStatistic',
    ),
  },
  LocalBusiness: {
    required: ['address', 'name'],
    recommended: words(
      'aggregateRating review department geo.latitude geo.longitude menu openingHoursSpecification priceRange ' +
        'servesCuisine telephone url',
    ),
  },
  VideoObject: {
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: words(
      'contentUrl embedUrl description duration expires hasPart interactionStatistic publication regionsAllowed',
    ),
  },
  Event: {
    required: ['location', 'location.address', 'name', 'startDate'],
    recommended: words(
      'description endDate eventStatus image location.name offers organizer performer previousStartDate',
    ),
  },
  JobPosting: {
    // jobLocation is required only in some cases: `jobNeedsLocation`.
    required: ['datePosted', 'description', 'hiringOrganization', 'title'],
    recommended: words(
      'applicantLocationRequirements baseSalary directApply employmentType identifier jobLocationType validThrough',
    ),
  },
  Product: {
    required: ['name', ['review', 'aggregateRating', 'offers']],
    recommended: words('offers.price offers.priceCurrency offers.availability offers.priceValidUntil'),
  },
} as const satisfies Record<string, StructuredType>

export type StructuredKey = keyof typeof types

/** Required and recommended properties as Google Search Central documents them (pages of 2025-12-10 to 2026-09-08). */
export const structuredData: Dated<Readonly<Record<StructuredKey, StructuredType>>> = {
  value: types,
  asOf: '2026-10-01',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/search-gallery',
  kind: 'official',
}

/** The properties of a schema.org type; undefined if Google documents none. */
export function findStructuredType(type: string): StructuredType | undefined {
  const key = type === 'BlogPosting' || type === 'NewsArticle' ? 'Article' : type
  return new Map<string, StructuredType>(Object.entries(types)).get(key)
}

interface JobPlace {
  readonly jobLocationType?: unknown
  readonly applicantLocationRequirements?: unknown
}

/** A job needs a location, unless it is remote and names the country of applicants. */
export const jobNeedsLocation = ({ jobLocationType, applicantLocationRequirements }: JobPlace): boolean =>
  !(jobLocationType === 'TELECOMMUTE' && Boolean(applicantLocationRequirements))

/** Types that no longer give a rich result, with the day on which Google withdrew it. They remain valid vocabulary. */
export const retiredRichResults = [
  { type: 'HowTo', name: 'HowTo rich results', on: '2023-09-14' },
  { type: 'FAQPage', name: 'FAQ rich results', on: '2026-05-07' },
] as const
