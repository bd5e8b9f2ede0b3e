import { identity } from './identity.ts'
import { studio } from './studio.ts'

const { name, openingHours } = identity
const [weekdays, saturday, sunday] = openingHours

/** Everything that names the brand, with `identity.ts` and `studio.ts`. docs/rebrand.md has the steps. */
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
    companyName: identity.companyName,
    nip: 'NIP 000-000-00-00',
    regon: 'REGON 000000000',
    krs: 'KRS 0000000000',
    court: 'District Court for Kraków-Śródmieście in Kraków, XI Commercial Division of the National Court Register',
    shareCapital: 'PLN 5,000',
  },
} as const

/** The postal address on one line, as the footer and the legal pages print it. */
export function addressLine(): string {
  const { street, postalCode, city, country } = site.contact.address
  return `${street}, ${postalCode} ${city}, ${country}`
}

/** The opening hours on one line: "Mon-Fri 9AM-6PM, Sat 10AM-4PM, Sun closed". */
export function openingHoursLine(): string {
  return site.openingHours.map(({ days, hours }) => `${days} ${hours}`).join(', ')
}
