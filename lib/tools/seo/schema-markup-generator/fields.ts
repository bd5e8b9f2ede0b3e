import { TIME_ZONES } from '../../kit/date-time.ts'
import { CURRENCIES } from '../../kit/decimal.ts'
import type { Field, FieldGroup, FormValues, Option, ToolFields } from '../../kit/types.ts'
import { type SchemaType, TYPES } from './schema.ts'

const options = (values: readonly string[]): Option[] => values.map((value) => ({ value, label: value }))

type Kind = Exclude<Field['kind'], 'rows' | 'choice' | 'radio'>

const isLong = (kind: Kind) => kind === 'list' || kind === 'long-text'

/** Fields that belong to some types; nothing in them is compulsory, because the table says what is. */
const only = (types: readonly SchemaType[]) => ({ showIf: { field: 'type', is: types } })
const field = (types: readonly SchemaType[], kind: Kind, name: string, label: string, hint?: string): Field =>
  ({
    name,
    label,
    kind,
    ...(isLong(kind) && { lines: 4 }),
    ...(hint !== undefined && { hint }),
    ...only(types),
  }) as Field
const select = (types: readonly SchemaType[], name: string, label: string, values: readonly string[]): Field => ({
  name,
  label,
  kind: 'choice',
  options: options(values),
  ...only(types),
})

const ARTICLES = ['BlogPosting', 'Article', 'NewsArticle'] as const
const BUSINESSES = ['Organization', 'LocalBusiness'] as const
const PLACES = [...BUSINESSES, 'Event', 'JobPosting'] as const
const RATED = ['Recipe', 'LocalBusiness', 'Product'] as const
const OFFERS = ['Event', 'Product'] as const
const NAMED = [
  'Recipe',
  ...BUSINESSES,
  'WebSite',
  'ProfilePage',
  'VideoObject',
  'Event',
  'JobPosting',
  'Product',
  'HowTo',
] as const
const DESCRIBED = [
  ...ARTICLES,
  'Recipe',
  ...BUSINESSES,
  'ProfilePage',
  'VideoObject',
  'Event',
  'JobPosting',
  'Product',
  'HowTo',
] as const
const PICTURED = [...ARTICLES, 'Recipe', 'LocalBusiness', 'ProfilePage', 'Event', 'Product', 'HowTo'] as const
const DATED = [...ARTICLES, 'Recipe', 'ProfilePage'] as const
const ZONED = [...DATED, 'VideoObject', 'Event'] as const

const what: FieldGroup = {
  fields: [
    { name: 'type', label: 'Type', kind: 'choice', options: options(TYPES) },
    field(NAMED, 'text', 'name', 'Name'),
    field(ARTICLES, 'text', 'headline', 'Headline'),
    field(DESCRIBED, 'long-text', 'description', 'Description'),
    field([...ARTICLES, ...BUSINESSES, 'WebSite'], 'url', 'url', 'Address', 'Full, with https://.'),
    field(PICTURED, 'list', 'images', 'Pictures', 'Addresses, one a line: 16:9, 4:3 and 1:1.'),
    {
      name: 'authors',
      label: 'Authors',
      kind: 'rows',
      item: 'author',
      max: 100,
      hint: 'The name alone, without “by”, title or job.',
      ...only([...ARTICLES, 'Recipe']),
      fields: [
        { name: 'kind', label: 'Kind', kind: 'choice', options: options(['Person', 'Organization']) },
        { name: 'name', label: 'Name', kind: 'text' },
        { name: 'url', label: 'Address', kind: 'url', optional: true },
      ],
    },
    field(DATED, 'date', 'publishedDate', 'Published on'),
    field(DATED, 'time', 'publishedTime', 'Published at'),
    field([...ARTICLES, 'ProfilePage'], 'date', 'modifiedDate', 'Changed on'),
    field([...ARTICLES, 'ProfilePage'], 'time', 'modifiedTime', 'Changed at'),
  ],
}

const recipe: Field[] = [
  field(['Recipe'], 'integer', 'prepHours', 'Preparation, hours'),
  field(['Recipe'], 'integer', 'prepMinutes', 'Preparation, minutes'),
  field(['Recipe'], 'integer', 'cookHours', 'Cooking, hours'),
  field(['Recipe'], 'integer', 'cookMinutes', 'Cooking, minutes'),
  field(['Recipe', 'HowTo'], 'integer', 'totalHours', 'In all, hours'),
  field(['Recipe', 'HowTo'], 'integer', 'totalMinutes', 'In all, minutes'),
  field(['Recipe'], 'integer', 'yieldNumber', 'Servings'),
  field(['Recipe'], 'text', 'yieldText', 'Yield in words', 'For example “2 loaves”.'),
  field(['Recipe'], 'integer', 'calories', 'Calories', 'Of one serving.'),
  field(['Recipe'], 'text', 'category', 'Category', 'For example “Soup”.'),
  field(['Recipe'], 'text', 'cuisine', 'Cuisine'),
  field(['Recipe'], 'text', 'keywords', 'Keywords', 'Apart by commas.'),
  field(['Recipe'], 'list', 'ingredients', 'Ingredients', 'One a line.'),
  field(['HowTo'], 'list', 'supplies', 'Supplies', 'One a line.'),
  field(['HowTo'], 'list', 'tools', 'Tools', 'One a line.'),
  field(['Recipe', 'HowTo'], 'list', 'steps', 'Steps', 'One a line; numbers at their head are removed.'),
  field(['Recipe'], 'text', 'recipeVideoName', 'Name of the video'),
  field(['Recipe'], 'url', 'recipeVideoThumbnail', 'Picture of the video'),
  field(['Recipe'], 'date', 'recipeVideoDate', 'Video uploaded on'),
  field(['Recipe'], 'url', 'recipeVideoUrl', 'File of the video'),
]

const lists: Field[] = [
  {
    name: 'crumbs',
    label: 'Steps of the path',
    kind: 'rows',
    item: 'step',
    max: 100,
    ...only(['BreadcrumbList']),
    fields: [
      { name: 'name', label: 'Name', kind: 'text' },
      { name: 'item', label: 'Address', kind: 'url', optional: true },
    ],
  },
  {
    name: 'questions',
    label: 'Questions',
    kind: 'rows',
    item: 'question',
    max: 100,
    ...only(['FAQPage']),
    fields: [
      { name: 'question', label: 'Question', kind: 'text' },
      { name: 'answer', label: 'Answer', kind: 'long-text', lines: 3 },
    ],
  },
]

const business: Field[] = [
  select(['LocalBusiness'], 'businessType', 'Kind of business', [
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
  ]),
  select(['ProfilePage'], 'entity', 'The profile is of', ['Person', 'Organization']),
  field(['Organization', 'WebSite', 'ProfilePage'], 'text', 'alternateName', 'Other name'),
  field(['Organization'], 'text', 'legalName', 'Legal name'),
  field(['Organization', 'JobPosting'], 'url', 'logo', 'Logo'),
  field(BUSINESSES, 'text', 'telephone', 'Telephone'),
  field(['Organization'], 'text', 'email', 'E-mail'),
  field(
    ['Organization', 'ProfilePage'],
    'list',
    'sameAs',
    'Profiles',
    'Addresses of the same on other sites, one a line.',
  ),
  field(['JobPosting'], 'text', 'employer', 'Employer'),
  field(['JobPosting'], 'url', 'employerUrl', 'Address of the employer'),
  field(['Event'], 'text', 'place', 'Place'),
  field(PLACES, 'text', 'street', 'Street'),
  field(PLACES, 'text', 'postalCode', 'Postal code'),
  field(PLACES, 'text', 'locality', 'Town'),
  field(PLACES, 'text', 'region', 'Region'),
  field(PLACES, 'text', 'country', 'Country', 'Two letters, for example PL.'),
  field(['Organization'], 'text', 'contactEmail', 'Contact e-mail'),
  field(['Organization'], 'text', 'contactTelephone', 'Contact telephone'),
  field(['Organization'], 'date', 'foundingDate', 'Founded on'),
  field(['Organization'], 'integer', 'employees', 'Employees'),
  field(['Organization'], 'text', 'taxID', 'Tax number'),
  field(['Organization'], 'text', 'vatID', 'VAT number'),
  field(['Organization'], 'text', 'duns', 'DUNS'),
  field(['Organization'], 'text', 'globalLocationNumber', 'Global location number'),
  field(['Organization'], 'text', 'iso6523Code', 'ISO 6523 code'),
  field(['Organization'], 'text', 'leiCode', 'LEI'),
  field(['Organization'], 'text', 'naics', 'NAICS'),
  field(['LocalBusiness'], 'text', 'latitude', 'Latitude', 'Five decimals, for example 52.22968.'),
  field(['LocalBusiness'], 'text', 'longitude', 'Longitude'),
  field(['LocalBusiness'], 'text', 'priceRange', 'Price range', 'For example €€.'),
  field(['LocalBusiness'], 'text', 'servesCuisine', 'Cuisine'),
  field(['LocalBusiness'], 'url', 'menu', 'Menu'),
  field(['LocalBusiness'], 'list', 'departments', 'Departments', 'One a line.'),
  {
    name: 'hours',
    label: 'Opening hours',
    kind: 'rows',
    item: 'day',
    max: 100,
    ...only(['LocalBusiness']),
    fields: [
      {
        name: 'day',
        label: 'Day',
        kind: 'choice',
        options: options(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']),
      },
      { name: 'opens', label: 'Opens', kind: 'time' },
      { name: 'closes', label: 'Closes', kind: 'time' },
    ],
  },
  field(['ProfilePage', 'JobPosting'], 'text', 'identifier', 'Identifier'),
  field(['ProfilePage'], 'integer', 'followers', 'Followers'),
  field(['ProfilePage'], 'integer', 'posts', 'Posts'),
]

const video: Field[] = [
  field(['VideoObject'], 'list', 'thumbnails', 'Thumbnails', 'Addresses, one a line.'),
  field(['VideoObject'], 'date', 'uploadDate', 'Uploaded on'),
  field(['VideoObject'], 'time', 'uploadTime', 'Uploaded at'),
  field(['VideoObject'], 'integer', 'durationHours', 'Duration, hours'),
  field(['VideoObject'], 'integer', 'durationMinutes', 'Duration, minutes'),
  field(['VideoObject'], 'url', 'contentUrl', 'Video file'),
  field(['VideoObject'], 'url', 'embedUrl', 'Player'),
  field(['VideoObject'], 'date', 'expiresDate', 'Expires on'),
  field(['VideoObject'], 'integer', 'views', 'Views'),
  field(['VideoObject'], 'list', 'regions', 'Regions allowed', 'Codes of two letters, one a line.'),
  field(['VideoObject'], 'date', 'liveDate', 'Live on'),
  field(['VideoObject'], 'time', 'liveTime', 'Live at'),
  {
    name: 'clips',
    label: 'Clips',
    kind: 'rows',
    item: 'clip',
    max: 100,
    ...only(['VideoObject']),
    fields: [
      { name: 'name', label: 'Name', kind: 'text' },
      { name: 'start', label: 'Start in seconds', kind: 'integer' },
      { name: 'url', label: 'Address', kind: 'url' },
    ],
  },
]

const event: Field[] = [
  field(['Event'], 'date', 'startDate', 'Begins on'),
  field(['Event'], 'time', 'startTime', 'Begins at'),
  field(['Event'], 'date', 'endDate', 'Ends on'),
  field(['Event'], 'time', 'endTime', 'Ends at'),
  select(['Event'], 'eventStatus', 'Status', [
    'EventScheduled',
    'EventPostponed',
    'EventRescheduled',
    'EventCancelled',
    'EventMovedOnline',
  ]),
  field(['Event'], 'date', 'previousStart', 'Was to begin on'),
  field(['Event'], 'url', 'onlineUrl', 'Address online', 'Instead of a place.'),
  field(['Event'], 'text', 'organizer', 'Organiser'),
  field(['Event'], 'url', 'organizerUrl', 'Address of the organiser'),
  field(['Event'], 'text', 'performer', 'Performer'),
]

const offer: Field[] = [
  field(['Product'], 'text', 'brand', 'Brand'),
  field(['Product'], 'text', 'sku', 'SKU'),
  field(['Product'], 'text', 'gtin', 'GTIN'),
  select([...OFFERS, 'JobPosting'], 'currency', 'Currency', CURRENCIES),
  field(OFFERS, 'money', 'price', 'Price'),
  select(OFFERS, 'availability', 'Availability', [
    'not stated',
    'InStock',
    'OutOfStock',
    'PreOrder',
    'SoldOut',
    'LimitedAvailability',
  ]),
  field(['Product'], 'date', 'priceValidUntil', 'Price valid until'),
  field(OFFERS, 'url', 'offerUrl', 'Address of the offer'),
  field(['Product'], 'text', 'reviewAuthor', 'Author of a review'),
  field(['Product'], 'number', 'reviewRating', 'Rating of the review'),
  field(['Product'], 'long-text', 'reviewText', 'Review'),
]

const job: Field[] = [
  field(['JobPosting'], 'date', 'postedDate', 'Posted on'),
  field(['JobPosting'], 'date', 'validThrough', 'Valid through'),
  select(['JobPosting'], 'employmentType', 'Employment', [
    'not stated',
    'FULL_TIME',
    'PART_TIME',
    'CONTRACTOR',
    'TEMPORARY',
    'INTERN',
    'VOLUNTEER',
    'PER_DIEM',
    'OTHER',
  ]),
  field(['JobPosting'], 'money', 'salaryMin', 'Lowest salary'),
  field(['JobPosting'], 'money', 'salaryMax', 'Highest salary'),
  select(['JobPosting'], 'salaryUnit', 'Salary per', ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
  field(['JobPosting'], 'flag', 'isRemote', 'The work is done from anywhere'),
  field(
    ['JobPosting'],
    'list',
    'applicantCountries',
    'Countries of applicants',
    'One a line; required of remote work.',
  ),
  field(['JobPosting'], 'flag', 'directApply', 'One can apply on the page itself'),
]

const ratings: Field[] = [
  field(RATED, 'flag', 'ratingsShown', 'These ratings are shown on the page'),
  field(RATED, 'number', 'ratingValue', 'Rating'),
  field(RATED, 'integer', 'ratingCount', 'Number of ratings'),
  field(RATED, 'number', 'bestRating', 'Best rating', '5 when it is empty.'),
  field(RATED, 'number', 'worstRating', 'Worst rating', '1 when it is empty.'),
]

const groups: FieldGroup[] = [
  what,
  {
    fields: [
      ...lists,
      ...recipe,
      ...event,
      ...job,
      ...business,
      ...video,
      ...offer,
      ...ratings,
      select(ZONED, 'zone', 'Time zone', TIME_ZONES),
    ],
  },
]

/** What a choice says before anybody chooses: its first option. */
const emptyOf = (one: Field): FormValues[string] => {
  if (one.kind === 'rows') return []
  return one.kind === 'choice' || one.kind === 'radio' ? (one.options[0]?.value ?? '') : ''
}

const empty: FormValues = {
  ...Object.fromEntries(groups.flatMap((group) => group.fields).map((one) => [one.name, emptyOf(one)])),
  type: 'Recipe',
}

export const fields: ToolFields = {
  groups,
  example: {
    ...empty,
    name: 'Lentil soup',
    images: 'https://example.com/a.jpg',
    description: 'A thick soup of red lentils, ready in forty minutes.',
    authors: [{ kind: 'Person', name: 'Jane Doe', url: 'https://example.com/jane' }],
    publishedDate: '2026-11-21',
    publishedTime: '10:00',
    prepMinutes: '10',
    cookMinutes: '30',
    yieldNumber: '4',
    category: 'Soup',
    ingredients: '200 g red lentils\n1 onion\n1 carrot\n1 l stock',
    steps: '1. Chop the vegetables.\n2. Soften them in oil.\n3. Add lentils and stock, and simmer for 20 minutes.',
  },
  empty,
}
