import { locale } from './locale.ts'

const name = 'FlavorCraft'

/**
 * What the frame of every page says of the house: a part of `site.ts` by itself, since browsers are sent it. A rebrand is
 * this file and that one.
 */
export const identity = {
  name,
  studioName: `${name} Studio`,
  companyName: `${name} Studio sp. z o.o.`,
  tagline: 'Good food for people and their pets',
  studioTagline: 'Software and automation that earn their place',
  studioDescription: `${name} Studio builds AI agents, automations, websites and search visibility for small and medium companies, from Kraków, Poland.`,
  locale,
  contact: {
    // Address, number and domain that belong to nobody: replace all of them before launch.
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
    {
      days: 'Mon-Fri',
      hours: '9AM-6PM',
      schemaDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '09:00',
      closes: '18:00',
    },
    { days: 'Sat', hours: '10AM-4PM', schemaDays: ['Saturday'], opens: '10:00', closes: '16:00' },
    { days: 'Sun', hours: 'closed', schemaDays: ['Sunday'], opens: null, closes: null },
  ],
  // The names carry "example" so that no link leads to a stranger's account.
  socialProfiles: [
    { name: 'Instagram', url: 'https://www.instagram.com/flavorcraft.example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@flavorcraft.example' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/flavorcraft-example' },
  ],
} as const
