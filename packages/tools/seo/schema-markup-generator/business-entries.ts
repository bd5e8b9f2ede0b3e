import { countryInput } from '../../kit/country.ts'
import { CURRENCIES } from '../../kit/format.ts'
import { LINE_MAX } from '../../kit/inputs.ts'
import { count, date, list, money, prose, rating, rows, select, text, tick, time, url, urls, words } from './entry.ts'
import { BUSINESSES, OFFERS, PLACES } from './types.ts'

const ORGANIZATION = ['Organization'] as const
const LOCAL = ['LocalBusiness'] as const
const PROFILE = ['ProfilePage'] as const
const JOB = ['JobPosting'] as const
const PRODUCT = ['Product'] as const
const REVIEWED = ['LocalBusiness', 'Product'] as const

const NUMBER = { max: 60 }
const LINE = { max: 300 }
const PLACE = { max: 200 }

/** Name, address and contact of a business, also of a job's employer and an event's place. */
export const businessEntries = {
  businessType: select(
    LOCAL,
    'Kind of business',
    words(
      'LocalBusiness Restaurant CafeOrCoffeeShop Bakery Store LegalService Dentist VeterinaryCare LodgingBusiness ' +
        'HealthAndBeautyBusiness',
    ),
  ),
  entity: select(PROFILE, 'The profile is of', ['Person', 'Organization']),
  alternateName: text(['Organization', 'WebSite', 'ProfilePage'], 'Other name', LINE),
  legalName: text(ORGANIZATION, 'Legal name', LINE),
  logo: url(['Organization', 'JobPosting'], 'Logo'),
  telephone: text(BUSINESSES, 'Telephone', { max: 40 }),
  email: text(ORGANIZATION, 'E-mail', { max: 254 }),
  sameAs: urls(['Organization', 'ProfilePage'], 'Profiles', 'Addresses of the same on other sites, one per line.'),
  employer: text(JOB, 'Employer', LINE),
  employerUrl: url(JOB, 'Address of the employer'),
  place: text(['Event'], 'Place', LINE),
  street: text(PLACES, 'Street', LINE),
  postalCode: text(PLACES, 'Postal code', { max: 30 }),
  locality: text(PLACES, 'Town', PLACE),
  region: text(PLACES, 'Region', PLACE),
  country: countryInput({
    hint: 'Two letters, for example PL.',
    maxLength: LINE_MAX,
    showIf: { field: 'type', is: PLACES },
  }),
  contactEmail: text(ORGANIZATION, 'Contact e-mail', { max: 254 }),
  contactTelephone: text(ORGANIZATION, 'Contact telephone', { max: 40 }),
  foundingDate: date(ORGANIZATION, 'Founded on'),
  employees: count(ORGANIZATION, 'Employees'),
  taxID: text(ORGANIZATION, 'Tax number', NUMBER),
  vatID: text(ORGANIZATION, 'VAT number', NUMBER),
  duns: text(ORGANIZATION, 'DUNS', NUMBER),
  globalLocationNumber: text(ORGANIZATION, 'Global location number', NUMBER),
  iso6523Code: text(ORGANIZATION, 'ISO 6523 code', NUMBER),
  leiCode: text(ORGANIZATION, 'LEI', NUMBER),
  naics: text(ORGANIZATION, 'NAICS', NUMBER),
  latitude: text(LOCAL, 'Latitude', { max: 20, hint: 'Five decimals, for example 52.22968.' }),
  longitude: text(LOCAL, 'Longitude', { max: 20 }),
  priceRange: text(LOCAL, 'Price range', { max: 99, hint: 'For example €€.' }),
  servesCuisine: text(LOCAL, 'Cuisine', PLACE),
  menu: url(LOCAL, 'Menu'),
  departments: list(LOCAL, 'Departments', 'One per line.'),
  hours: rows(
    LOCAL,
    'Opening hours',
    'day',
    {
      day: select(null, 'Day', words('Monday Tuesday Wednesday Thursday Friday Saturday Sunday')),
      opens: time(null, 'Opening time'),
      closes: time(null, 'Closing time'),
    },
    { ignore: ['day'] },
  ),
  identifier: text(['ProfilePage', 'JobPosting'], 'Identifier', PLACE),
  followers: count(PROFILE, 'Followers'),
  posts: count(PROFILE, 'Posts'),
}

export const jobEntries = {
  postedDate: date(JOB, 'Posted on'),
  validThrough: date(JOB, 'Valid through'),
  employmentType: select(JOB, 'Employment', [
    'not stated',
    ...words('FULL_TIME PART_TIME CONTRACTOR TEMPORARY INTERN VOLUNTEER PER_DIEM OTHER'),
  ]),
  salaryMin: money(JOB, 'Lowest salary'),
  salaryMax: money(JOB, 'Highest salary'),
  salaryUnit: select(JOB, 'Salary per', ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
  isRemote: tick(JOB, 'The work is done from anywhere'),
  applicantCountries: list(JOB, 'Countries of applicants', 'One per line; required of remote work.'),
  directApply: tick(JOB, 'One can apply on the page itself'),
}

export const offerEntries = {
  brand: text(PRODUCT, 'Brand', PLACE),
  sku: text(PRODUCT, 'SKU', { max: 100 }),
  gtin: text(PRODUCT, 'GTIN', { max: 20 }),
  currency: select([...OFFERS, 'JobPosting'], 'Currency', CURRENCIES),
  price: money(OFFERS, 'Price'),
  availability: select(OFFERS, 'Availability', [
    'not stated',
    ...words('InStock OutOfStock PreOrder SoldOut LimitedAvailability'),
  ]),
  priceValidUntil: date(PRODUCT, 'Price valid until'),
  offerUrl: url(OFFERS, 'Address of the offer'),
  reviewAuthor: text(REVIEWED, 'Author of a review', PLACE),
  reviewRating: rating(REVIEWED, 'Rating of the review'),
  reviewText: prose(REVIEWED, 'Review'),
}
