import { isoDateTime } from '../../kit/date-time.ts'
import { descriptionHtml } from './advert.ts'
import type { Input } from './form.ts'

const oneOrMany = <T>(list: readonly T[]): T | readonly T[] | undefined => (list.length > 1 ? list : list[0])

function salary({ payMin, payMax, currency, payPeriod }: Input) {
  if (payMin === null && payMax === null) return undefined
  const isOne = payMin === null || payMax === null || payMin === payMax
  const value = isOne ? { value: payMin ?? payMax } : { minValue: payMin, maxValue: payMax }
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...value, unitText: payPeriod },
  }
}

/** JSON leaves out undefined, and so empty texts. */
const typed = (text: string) => text || undefined

const placeOf = ({ street, postcode, city, country }: Input['places'][number]) => ({
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    streetAddress: typed(street),
    postalCode: typed(postcode),
    addressLocality: city,
    addressCountry: country,
  },
})

/** schema.org's JobPosting with Google's required and recommended properties. JSON omits undefined ones. */
export function toJobPosting(input: Input) {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: input.title,
    description: descriptionHtml(input),
    datePosted: input.posted,
    validThrough: input.closes === '' ? undefined : isoDateTime(input.closes, '23:59', input.zone),
    employmentType: input.employmentType,
    hiringOrganization: { '@type': 'Organization', name: input.employer, logo: typed(input.logo) },
    identifier:
      input.reference === '' ? undefined : { '@type': 'PropertyValue', name: input.employer, value: input.reference },
    jobLocation: oneOrMany(input.places.map(placeOf)),
    jobLocationType: input.remote ? 'TELECOMMUTE' : undefined,
    applicantLocationRequirements: input.remote
      ? oneOrMany(input.countries.map((code) => ({ '@type': 'Country', name: code })))
      : undefined,
    baseSalary: salary(input),
    directApply: input.sameSite && input.apply.startsWith('http') ? true : undefined,
  }
}
