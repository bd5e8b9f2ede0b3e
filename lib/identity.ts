import { locale } from './locale.ts'

const name = 'FlavorCraft'

/**
 * The part of `site.ts` that header and footer need in the browser. docs/rebrand.md lists every place of
 * a rebrand.
 */
export const identity = {
  name,
  studioName: `${name} Studio`,
  companyName: `${name} Studio sp. z o.o.`,
  tagline: 'Good food for people and their pets',
  locale,
  contact: {
    // Placeholders: replace all of them before launch (docs/rebrand.md).
    email: 'hello@flavorcraft.example',
    phone: '+48 12 000 01 23',
    phoneUri: '+48120000123',
    address: {
      street: 'ul. Przykładowa 12',
      postalCode: '30-001',
      city: 'Kraków',
      country: 'Poland',
      countryCode: 'PL',
    },
  },
  openingHours: [
    { days: 'Mon-Fri', hours: '9AM-6PM' },
    { days: 'Sat', hours: '10AM-4PM' },
    { days: 'Sun', hours: 'closed' },
  ],
  promises: { response: 'response within 24 hours', consultation: 'free 30-minute consultation' },
  // The names carry "example" so that no link leads to a stranger's account.
  socialProfiles: [
    { name: 'Instagram', url: 'https://www.instagram.com/flavorcraft.example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@flavorcraft.example' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/flavorcraft-example' },
  ],
} as const
