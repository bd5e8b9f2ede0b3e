import { findStructuredType } from '../../kit/structured-data.ts'
import type { Field, ToolFields } from '../../kit/types.ts'
import type { SchemaType } from './types.ts'

/** The documented property of a field, if the names differ. */
const PROPERTIES: Readonly<Record<string, string>> = {
  images: 'image',
  authors: 'author',
  publishedDate: 'datePublished',
  modifiedDate: 'dateModified',
  prepMinutes: 'prepTime',
  cookMinutes: 'cookTime',
  totalMinutes: 'totalTime',
  yieldNumber: 'recipeYield',
  calories: 'nutrition.calories',
  category: 'recipeCategory',
  cuisine: 'recipeCuisine',
  ingredients: 'recipeIngredient',
  steps: 'recipeInstructions',
  recipeVideoName: 'video',
  ratingsShown: 'aggregateRating',
  crumbs: 'itemListElement',
  street: 'address',
  contactEmail: 'contactPoint.email',
  contactTelephone: 'contactPoint.telephone',
  employees: 'numberOfEmployees',
  latitude: 'geo.latitude',
  longitude: 'geo.longitude',
  departments: 'department',
  hours: 'openingHoursSpecification',
  followers: 'interactionStatistic',
  posts: 'agentInteractionStatistic',
  thumbnails: 'thumbnailUrl',
  durationMinutes: 'duration',
  expiresDate: 'expires',
  regions: 'regionsAllowed',
  views: 'interactionStatistic',
  clips: 'hasPart',
  liveDate: 'publication',
  place: 'location.name',
  previousStart: 'previousStartDate',
  price: 'offers.price',
  currency: 'offers.priceCurrency',
  availability: 'offers.availability',
  priceValidUntil: 'offers.priceValidUntil',
  reviewAuthor: 'review',
  employer: 'hiringOrganization',
  postedDate: 'datePosted',
  isRemote: 'jobLocationType',
  applicantCountries: 'applicantLocationRequirements',
  salaryMin: 'baseSalary',
}

/** The same for types that use a field differently. */
const BY_TYPE: Partial<Record<SchemaType, Readonly<Record<string, string>>>> = {
  JobPosting: { name: 'title', country: 'jobLocation', street: '' },
  ProfilePage: {
    name: 'mainEntity.name',
    publishedDate: 'dateCreated',
    ...Object.fromEntries(
      ['alternateName', 'description', 'identifier', 'sameAs'].map((name) => [name, `mainEntity.${name}`]),
    ),
    images: 'mainEntity.image',
    followers: 'mainEntity.interactionStatistic',
    posts: 'mainEntity.agentInteractionStatistic',
  },
  Event: { street: 'location.address', price: 'offers' },
}

export type Mark = 'Required' | 'Required, one of them' | 'Recommended'

/** Whether Google requires or recommends the field's property for this type. */
export function markOf(name: string, type: SchemaType): Mark | null {
  const known = findStructuredType(type)
  const property = BY_TYPE[type]?.[name] ?? PROPERTIES[name] ?? name
  if (!known || property === '') return null
  if (property === 'jobLocation' || known.required.includes(property)) return 'Required'
  const isOne = known.required.some((one) => typeof one !== 'string' && one.includes(property.split('.')[0] ?? ''))
  if (isOne) return 'Required, one of them'
  return known.recommended.includes(property) ? 'Recommended' : null
}

function marked<F extends Field>(field: F, type: SchemaType): F {
  const mark = markOf(field.name, type)
  return mark ? { ...field, hint: field.hint ? `${mark}. ${field.hint}` : `${mark}.` } : field
}

/** The form with a mark in the hint of every field that Google requires or recommends for the type. */
export function markedFields(fields: ToolFields, type: SchemaType): ToolFields {
  const groups = fields.groups.map((group) => ({ ...group, fields: group.fields.map((field) => marked(field, type)) }))
  return { ...fields, groups }
}
