import { isoDateTime } from '../../kit/date-time.ts'
import { compact, oneOrMany } from '../../kit/json-ld.ts'
import { descriptionHtml } from './advert.ts'
import type { Input } from './form.ts'

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

const placeOf = ({ street, postcode, city, country }: Input['places'][number]) => ({
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode: postcode,
    addressLocality: city,
    addressCountry: country,
  },
})

/** schema.org's JobPosting with Google's required and recommended properties, without empty ones. */
export const toJobPosting = (input: Input) =>
  compact({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: input.title,
    description: descriptionHtml(input),
    datePosted: input.posted,
    validThrough: input.closes && isoDateTime(input.closes, '23:59', input.zone),
    employmentType: input.employmentType,
    hiringOrganization: { '@type': 'Organization', name: input.employer, logo: input.logo },
    identifier: input.reference && { '@type': 'PropertyValue', name: input.employer, value: input.reference },
    jobLocation: oneOrMany(input.places.map(placeOf)),
    jobLocationType: input.remote ? 'TELECOMMUTE' : '',
    applicantLocationRequirements: input.remote
      ? oneOrMany(input.countries.map((code) => ({ '@type': 'Country', name: code })))
      : undefined,
    baseSalary: salary(input),
    directApply: (input.sameSite && input.apply.startsWith('http')) || undefined,
  })
