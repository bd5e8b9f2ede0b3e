import { dateOrInstant } from '../../kit/date-time.ts'
import { aggregateRating, interaction } from './build-content.ts'
import { degreesOf } from './checks.ts'
import { duration, type JsonObject, same } from '../../kit/json-ld.ts'
import type { Builders } from './calculate.ts'
import type { Input } from './form.ts'

const address = (input: Input): JsonObject => ({
  '@type': 'PostalAddress',
  streetAddress: input.street,
  addressLocality: input.locality,
  addressRegion: input.region,
  postalCode: input.postalCode,
  addressCountry: input.country,
})

const organization = (input: Input): JsonObject => ({
  ...same(input, 'name', 'alternateName', 'legalName', 'url', 'logo', 'description', 'email', 'telephone'),
  address: address(input),
  contactPoint: { '@type': 'ContactPoint', email: input.contactEmail, telephone: input.contactTelephone },
  foundingDate: input.foundingDate,
  numberOfEmployees: { '@type': 'QuantitativeValue', value: input.employees },
  ...same(input, 'sameAs', 'taxID', 'vatID', 'duns', 'globalLocationNumber', 'iso6523Code', 'leiCode', 'naics'),
})

/** Days with the same hours share one entry. */
function openingHours({ hours }: Input): JsonObject[] {
  const spans = new Map<string, { dayOfWeek: string[]; opens: string; closes: string }>()
  for (const { day, opens, closes } of hours) {
    const span = spans.get(`${opens} ${closes}`)
    if (span) span.dayOfWeek.push(day)
    else spans.set(`${opens} ${closes}`, { dayOfWeek: [day], opens, closes })
  }
  return [...spans.values()].map((span) => ({ '@type': 'OpeningHoursSpecification', ...span }))
}

const review = (input: Input): JsonObject | undefined =>
  input.reviewAuthor === ''
    ? undefined
    : {
        '@type': 'Review',
        author: { '@type': 'Person', name: input.reviewAuthor },
        reviewRating: { '@type': 'Rating', ratingValue: input.reviewRating },
        reviewBody: input.reviewText,
      }

const localBusiness = (input: Input): JsonObject => ({
  name: input.name,
  image: input.images,
  description: input.description,
  address: address(input),
  geo: { '@type': 'GeoCoordinates', latitude: degreesOf(input.latitude), longitude: degreesOf(input.longitude) },
  ...same(input, 'telephone', 'url', 'priceRange', 'servesCuisine', 'menu'),
  openingHoursSpecification: openingHours(input),
  department: input.departments.map((name) => ({ '@type': 'LocalBusiness', name })),
  review: review(input),
  aggregateRating: aggregateRating(input),
})

const webSite = (input: Input): JsonObject => same(input, 'name', 'alternateName', 'url')

const video = (input: Input): JsonObject => ({
  ...same(input, 'name', 'description'),
  thumbnailUrl: input.thumbnails,
  uploadDate: dateOrInstant(input.uploadDate, input.uploadTime, input.zone),
  duration: duration(input.durationHours, input.durationMinutes),
  ...same(input, 'contentUrl', 'embedUrl'),
  expires: input.expiresDate,
  regionsAllowed: input.regions,
  interactionStatistic: interaction('WatchAction', input.views),
  hasPart: input.clips.map(({ name, start, url }) => ({ '@type': 'Clip', name, startOffset: start, url })),
  publication:
    input.liveDate === ''
      ? undefined
      : {
          '@type': 'BroadcastEvent',
          isLiveBroadcast: true,
          startDate: dateOrInstant(input.liveDate, input.liveTime, input.zone),
        },
})

/** Two decimals, rounded from the typed decimal. */
const amount = new Intl.NumberFormat('en', { useGrouping: false, minimumFractionDigits: 2, maximumFractionDigits: 2 })

function offer(input: Input): JsonObject | undefined {
  if (input.price === null) return undefined
  return {
    '@type': 'Offer',
    price: amount.format(String(input.price) as Intl.StringNumericLiteral),
    priceCurrency: input.currency,
    availability: input.availability === 'not stated' ? '' : `https://schema.org/${input.availability}`,
    priceValidUntil: input.type === 'Product' ? input.priceValidUntil : '',
    url: input.offerUrl,
  }
}

function event(input: Input): JsonObject {
  const isOnline = input.onlineUrl !== '' && input.place === ''
  return {
    ...same(input, 'name', 'description'),
    image: input.images,
    startDate: dateOrInstant(input.startDate, input.startTime, input.zone),
    endDate: dateOrInstant(input.endDate, input.endTime, input.zone),
    previousStartDate: input.previousStart,
    eventStatus: `https://schema.org/${input.eventStatus}`,
    location: isOnline
      ? { '@type': 'VirtualLocation', url: input.onlineUrl }
      : { '@type': 'Place', name: input.place, address: address(input) },
    offers: offer(input),
    organizer: { '@type': 'Organization', name: input.organizer, url: input.organizerUrl },
    performer: { '@type': 'PerformingGroup', name: input.performer },
  }
}

function salary(input: Input): JsonObject | undefined {
  const [low, high] = [input.salaryMin ?? input.salaryMax, input.salaryMax ?? input.salaryMin]
  if (low === null || high === null) return undefined
  const range = low === high ? { value: low } : { minValue: low, maxValue: high }
  return {
    '@type': 'MonetaryAmount',
    currency: input.currency,
    value: { '@type': 'QuantitativeValue', ...range, unitText: input.salaryUnit },
  }
}

const job = (input: Input): JsonObject => ({
  title: input.name,
  description: input.description,
  datePosted: input.postedDate,
  validThrough: input.validThrough,
  employmentType: input.employmentType === 'not stated' ? '' : input.employmentType,
  hiringOrganization: { '@type': 'Organization', name: input.employer, sameAs: input.employerUrl, logo: input.logo },
  jobLocation: { '@type': 'Place', address: address(input) },
  jobLocationType: input.isRemote ? 'TELECOMMUTE' : '',
  applicantLocationRequirements: input.isRemote
    ? input.applicantCountries.map((name) => ({ '@type': 'Country', name }))
    : [],
  baseSalary: salary(input),
  identifier: {
    '@type': 'PropertyValue',
    name: input.identifier === '' ? '' : input.employer,
    value: input.identifier,
  },
  directApply: input.directApply || undefined,
})

const product = (input: Input): JsonObject => ({
  name: input.name,
  image: input.images,
  description: input.description,
  brand: { '@type': 'Brand', name: input.brand },
  ...same(input, 'sku', 'gtin'),
  offers: offer(input),
  review: review(input),
  aggregateRating: aggregateRating(input),
})

/** Loaded after hydration, because the tool opens with a recipe. */
export const businessBuilders: Builders = {
  Organization: organization,
  LocalBusiness: localBusiness,
  WebSite: webSite,
  VideoObject: video,
  Event: event,
  JobPosting: job,
  Product: product,
}
