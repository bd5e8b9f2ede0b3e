import { identity } from './identity.ts'
import { studio } from './studio.ts'

const { name, openingHours } = identity
const [weekdays, saturday, sunday] = openingHours

export interface OpeningHours {
  readonly days: string
  readonly hours: string
  /** Day names of schema.org, for structured data. */
  readonly schemaDays: readonly string[]
  readonly opens: string | null
  readonly closes: string | null
}

export interface SocialProfile {
  readonly name: string
  readonly url: string
}

export interface Figure {
  readonly value: string
  readonly label: string
}

export interface Site {
  readonly name: string
  readonly studioName: string
  readonly tagline: string
  readonly studioTagline: string
  readonly description: string
  readonly studioDescription: string
  readonly locale: string
  /** Language and country, as OpenGraph writes them. */
  readonly openGraphLocale: string
  readonly defaultAuthor: string
  readonly blogTitleSuffix: string
  readonly contact: {
    readonly email: string
    readonly phone: string
    /** The number as `tel:` wants it, without spaces. */
    readonly phoneUri: string
    readonly address: {
      readonly street: string
      readonly postalCode: string
      readonly city: string
      readonly country: string
      readonly countryCode: string
    }
  }
  readonly openingHours: readonly OpeningHours[]
  readonly timeZone: string
  readonly promises: { readonly response: string; readonly consultation: string }
  readonly socialProfiles: readonly SocialProfile[]
  readonly figures: Readonly<Record<string, Figure>>
  readonly registration: {
    readonly isPlaceholder: boolean
    readonly companyName: string
    readonly nip: string
    readonly regon: string
    readonly krs: string
    readonly court: string
    readonly shareCapital: string
  }
}

/** Everything that names the brand; a rebrand is this file and `identity.ts`. */
export const site = {
  ...identity,
  description: `${name} is a magazine about food, nutrition and wellness, with recipes, guides and news for people and the pets they live with.`,
  studioTagline: studio.tagline,
  studioDescription: studio.description,
  openGraphLocale: 'en_GB',
  defaultAuthor: `${name} Team`,
  // As the footer says it, and as schema.org wants it.
  openingHours: [
    {
      ...weekdays,
      schemaDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '09:00',
      closes: '18:00',
    },
    { ...saturday, schemaDays: ['Saturday'], opens: '10:00', closes: '16:00' },
    { ...sunday, schemaDays: ['Sunday'], opens: null, closes: null },
  ],
  blogTitleSuffix: ` - ${name} Blog`,
  timeZone: 'Europe/Warsaw',
  promises: {
    response: 'response within 24 hours',
    consultation: 'free 30-minute consultation',
  },
  // Marketing text from the specification, not measured data.
  figures: {
    healthArticles: { value: '500+', label: 'Health Articles' },
    wellnessReaders: { value: '10K+', label: 'Wellness Readers' },
    satisfaction: { value: '98%', label: 'Satisfaction' },
    recipesMastered: { value: '500+', label: 'Recipes Mastered' },
    homeChefs: { value: '10K+', label: 'Home Chefs' },
    cookingSuccess: { value: '95%', label: 'Cooking Success' },
    recipeSupport: { value: '24/7', label: 'Recipe Support' },
    recipes: { value: '500+', label: 'recipes' },
    guides: { value: '150+', label: 'guides' },
    articles: { value: '100+', label: 'articles' },
  },
  registration: {
    isPlaceholder: true,
    companyName: identity.companyName,
    nip: 'NIP 000-000-00-00',
    regon: 'REGON 000000000',
    krs: 'KRS 0000000000',
    court: 'District Court for Kraków-Śródmieście in Kraków, XI Commercial Division of the National Court Register',
    shareCapital: 'PLN 5,000',
  },
} as const satisfies Site

/** The postal address on one line, as the footer and the legal pages print it. */
export function addressLine(): string {
  const { street, postalCode, city, country } = site.contact.address
  return `${street}, ${postalCode} ${city}, ${country}`
}

/** The opening hours on one line: "Mon-Fri 9AM-6PM, Sat 10AM-4PM, Sun closed". */
export function openingHoursLine(): string {
  return site.openingHours.map(({ days, hours }) => `${days} ${hours}`).join(', ')
}
