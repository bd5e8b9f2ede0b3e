import * as v from 'valibot'
import { CURRENCIES } from '../../kit/decimal.ts'
import { TIME_ZONES } from '../../kit/date-time.ts'
import { dateInput } from '../../kit/date-inputs.ts'
import {
  choice,
  flag,
  listText,
  longText,
  optionalInteger,
  optionalMoney,
  optionalNumber,
  optionalUrl,
  field,
  rowsInput,
  rule,
  shortText,
  timeInput,
} from '../../kit/inputs.ts'
import { urlList } from '../../kit/url-list.ts'

export const TYPES = [
  'BlogPosting',
  'Article',
  'NewsArticle',
  'Recipe',
  'BreadcrumbList',
  'Organization',
  'LocalBusiness',
  'WebSite',
  'ProfilePage',
  'VideoObject',
  'Event',
  'JobPosting',
  'Product',
  'FAQPage',
  'HowTo',
] as const
export type SchemaType = (typeof TYPES)[number]

export const TEXT_MAX = 5_000
export const LIST_ITEMS = 100

const text = (label: string, max = TEXT_MAX) => shortText(label, { max, required: false })
const prose = (label: string) => longText(label, { max: TEXT_MAX, required: false })
const list = (label: string) => listText(label, { max: LIST_ITEMS, required: false })
const date = (label: string) => dateInput(label, { required: false })
const time = (label: string) => timeInput(label, { required: false })
const count = (label: string, min = 0) => optionalInteger(label, { min, max: 1_000_000_000 })
const hours = (label: string) => optionalInteger(`${label}, hours`, { min: 0, max: 999 })
const minutes = (label: string) => optionalInteger(`${label}, minutes`, { min: 0, max: 59 })

const urls = (label: string) => urlList(label, LIST_ITEMS)
const rating = (label: string) => optionalNumber(label, { min: 0, max: 100 })

const shape = v.object({
  type: choice('Type', TYPES, 'Recipe'),
  zone: choice('Time zone', TIME_ZONES, 'Europe/Warsaw'),
  name: text('Name', 300),
  headline: text('Headline', 300),
  description: prose('Description'),
  url: optionalUrl('Address'),
  images: urls('Pictures'),
  authors: rowsInput(
    v.object({
      kind: choice('Kind', ['Person', 'Organization'], 'Person'),
      name: shortText('Name', { max: 200 }),
      url: optionalUrl('Address'),
    }),
    { label: 'Authors', max: LIST_ITEMS, ignore: ['kind'] },
  ),
  publishedDate: date('Published on'),
  publishedTime: time('Published at'),
  modifiedDate: date('Changed on'),
  modifiedTime: time('Changed at'),
  alternateName: text('Other name', 300),
  sameAs: urls('Profiles'),
  telephone: text('Telephone', 40),
  email: text('E-mail', 254),
  // Recipe and HowTo
  prepHours: hours('Preparation'),
  prepMinutes: minutes('Preparation'),
  cookHours: hours('Cooking'),
  cookMinutes: minutes('Cooking'),
  totalHours: hours('In all'),
  totalMinutes: minutes('In all'),
  yieldNumber: optionalInteger('Servings', { min: 1, max: 1000 }),
  yieldText: text('Yield in words', 200),
  calories: optionalInteger('Calories', { min: 0, max: 100_000 }),
  category: text('Category', 200),
  cuisine: text('Cuisine', 200),
  keywords: text('Keywords', 1000),
  ingredients: list('Ingredients'),
  steps: list('Steps'),
  supplies: list('Supplies'),
  tools: list('Tools'),
  recipeVideoName: text('Name of the video', 300),
  recipeVideoThumbnail: optionalUrl('Picture of the video'),
  recipeVideoDate: date('Video uploaded on'),
  recipeVideoUrl: optionalUrl('File of the video'),
  // BreadcrumbList, FAQPage
  crumbs: rowsInput(v.object({ name: shortText('Name', { max: 300 }), item: optionalUrl('Address') }), {
    label: 'Steps of the path',
    max: LIST_ITEMS,
  }),
  questions: rowsInput(
    v.object({ question: shortText('Question', { max: 1000 }), answer: longText('Answer', { max: TEXT_MAX }) }),
    { label: 'Questions', max: LIST_ITEMS },
  ),
  // Organization and LocalBusiness
  businessType: choice(
    'Kind of business',
    [
      'LocalBusiness',
      'Restaurant',
      'CafeOrCoffeeShop',
      'Bakery',
      'Store',
      'LegalService',
      'Dentist',
      'VeterinaryCare',
      'LodgingBusiness',
      'HealthAndBeautyBusiness',
    ],
    'LocalBusiness',
  ),
  legalName: text('Legal name', 300),
  logo: optionalUrl('Logo'),
  contactEmail: text('Contact e-mail', 254),
  contactTelephone: text('Contact telephone', 40),
  foundingDate: date('Founded on'),
  employees: count('Employees'),
  taxID: text('Tax number', 60),
  vatID: text('VAT number', 60),
  duns: text('DUNS', 60),
  globalLocationNumber: text('Global location number', 60),
  iso6523Code: text('ISO 6523 code', 60),
  leiCode: text('LEI', 60),
  naics: text('NAICS', 60),
  street: text('Street', 300),
  locality: text('Town', 200),
  region: text('Region', 200),
  postalCode: text('Postal code', 30),
  country: field<string>((raw) => {
    const code = raw.trim().toUpperCase()
    return code === '' || /^[A-Z]{2}$/.test(code)
      ? { value: code }
      : { error: 'Country must be a code of two letters, for example PL.' }
  }),
  latitude: text('Latitude', 20),
  longitude: text('Longitude', 20),
  priceRange: text('Price range', 99),
  servesCuisine: text('Cuisine', 200),
  menu: optionalUrl('Menu'),
  departments: list('Departments'),
  hours: rowsInput(
    v.object({
      day: choice('Day', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'], 'Monday'),
      opens: timeInput('Opens'),
      closes: timeInput('Closes'),
    }),
    { label: 'Opening hours', max: LIST_ITEMS, ignore: ['day'] },
  ),
  // ProfilePage
  entity: choice('The profile is of', ['Person', 'Organization'], 'Person'),
  identifier: text('Identifier', 200),
  followers: count('Followers'),
  posts: count('Posts'),
  // VideoObject
  thumbnails: urls('Thumbnails'),
  uploadDate: date('Uploaded on'),
  uploadTime: time('Uploaded at'),
  durationHours: hours('Duration'),
  durationMinutes: minutes('Duration'),
  contentUrl: optionalUrl('Video file'),
  embedUrl: optionalUrl('Player'),
  expiresDate: date('Expires on'),
  regions: list('Regions allowed'),
  views: count('Views'),
  clips: rowsInput(
    v.object({
      name: shortText('Name', { max: 300 }),
      start: optionalInteger('Start in seconds', { min: 0, max: 1_000_000 }),
      url: optionalUrl('Address'),
    }),
    { label: 'Clips', max: LIST_ITEMS },
  ),
  liveDate: date('Live on'),
  liveTime: time('Live at'),
  // Event
  startDate: date('Begins on'),
  startTime: time('Begins at'),
  endDate: date('Ends on'),
  endTime: time('Ends at'),
  place: text('Place', 300),
  onlineUrl: optionalUrl('Address online'),
  eventStatus: choice(
    'Status',
    ['EventScheduled', 'EventPostponed', 'EventRescheduled', 'EventCancelled', 'EventMovedOnline'],
    'EventScheduled',
  ),
  previousStart: date('Was to begin on'),
  organizer: text('Organiser', 300),
  organizerUrl: optionalUrl('Address of the organiser'),
  performer: text('Performer', 300),
  // Event and Product
  price: optionalMoney('Price'),
  currency: choice('Currency', CURRENCIES, 'EUR'),
  availability: choice(
    'Availability',
    ['not stated', 'InStock', 'OutOfStock', 'PreOrder', 'SoldOut', 'LimitedAvailability'],
    'not stated',
  ),
  priceValidUntil: date('Price valid until'),
  offerUrl: optionalUrl('Address of the offer'),
  brand: text('Brand', 200),
  sku: text('SKU', 100),
  gtin: text('GTIN', 20),
  reviewAuthor: text('Author of a review', 200),
  reviewRating: rating('Rating of the review'),
  reviewText: prose('Review'),
  // JobPosting
  employer: text('Employer', 300),
  employerUrl: optionalUrl('Address of the employer'),
  employmentType: choice(
    'Employment',
    ['not stated', 'FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER'],
    'not stated',
  ),
  postedDate: date('Posted on'),
  validThrough: date('Valid through'),
  isRemote: flag(),
  applicantCountries: list('Countries of applicants'),
  salaryMin: optionalMoney('Lowest salary'),
  salaryMax: optionalMoney('Highest salary'),
  salaryUnit: choice('Salary per', ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'], 'MONTH'),
  directApply: flag(),
  // Ratings
  ratingsShown: flag(),
  ratingValue: rating('Rating'),
  ratingCount: count('Number of ratings', 1),
  bestRating: rating('Best rating'),
  worstRating: rating('Worst rating'),
})

export type Input = v.InferOutput<typeof shape>

type Broken = { readonly field: string; readonly message: string } | null

const before = (field: string, label: string, first: string, second: string, other: string): Broken =>
  first !== '' && second !== '' && second < first ? { field, message: `${label} must not be before ${other}.` } : null

/** The bounds of a rating, with schema.org's own where none are given. */
export const ratingBounds = ({ bestRating, worstRating }: Pick<Input, 'bestRating' | 'worstRating'>) => ({
  best: bestRating?.toNumber() ?? 5,
  worst: worstRating?.toNumber() ?? 1,
})

function brokenRating(input: Input): Broken {
  if (!input.ratingsShown) return null
  if (input.ratingValue === null) return { field: 'ratingValue', message: 'Rating is required.' }
  if (input.ratingCount === null) return { field: 'ratingCount', message: 'Number of ratings is required.' }
  const { best, worst } = ratingBounds(input)
  const value = input.ratingValue.toNumber()
  if (best <= worst) return { field: 'bestRating', message: 'Best rating must be above the worst.' }
  return value < worst || value > best
    ? { field: 'ratingValue', message: `Rating must be between ${worst} and ${best}.` }
    : null
}

export const schema = v.pipe(
  shape,
  rule(brokenRating),
  rule(({ startDate, startTime, endDate, endTime }) =>
    before(
      'endDate',
      'The end',
      startDate && `${startDate}T${startTime}`,
      endDate && `${endDate}T${endTime || '24'}`,
      'the beginning',
    ),
  ),
  rule(({ publishedDate, modifiedDate }) =>
    before('modifiedDate', 'The change', publishedDate, modifiedDate, 'the publication'),
  ),
  rule(({ postedDate, validThrough }) =>
    before('validThrough', 'Valid through', postedDate, validThrough, 'the posting'),
  ),
  rule(({ uploadDate, expiresDate }) => before('expiresDate', 'The expiry', uploadDate, expiresDate, 'the upload')),
  rule(({ isRemote, applicantCountries }) =>
    isRemote && applicantCountries.length === 0
      ? { field: 'applicantCountries', message: 'A remote job names the countries from which people may apply.' }
      : null,
  ),
  rule(({ salaryMin, salaryMax }) =>
    salaryMin && salaryMax && salaryMax.lt(salaryMin)
      ? { field: 'salaryMax', message: 'Highest salary must not be below the lowest.' }
      : null,
  ),
)
