import { locale } from './locale.ts'

export interface SocialProfile {
  readonly name: string
  readonly url: string
}

/** A reader's testimonial on the home page. */
export interface Voice {
  readonly name: string
  readonly role: string
  readonly content: string
  /** Of five stars. */
  readonly rating: number
  /** What changed for the reader; an empty result is not shown. */
  readonly results: readonly string[]
}

/** The values from which others are made. */
type Named = { [Key in 'name' | 'studioName' | 'city' | 'country']?: string | undefined }

/** The figures of the home page: marketing text from the specification, not measured data. */
const figureDefaults = {
  healthArticles: '500+ Health Articles',
  wellnessReaders: '10K+ Wellness Readers',
  satisfaction: '98% Satisfaction',
  recipesMastered: '500+ Recipes Mastered',
  homeChefs: '10K+ Home Chefs',
  cookingSuccess: '95% Cooking Success',
  recipeSupport: '24/7 Recipe Support',
  recipes: '500+ recipes',
  guides: '150+ guides',
  articles: '100+ articles',
}
export const FIGURES = Object.keys(figureDefaults) as (keyof typeof figureDefaults)[]

/**
 * The owner's defaults, which an admin can change on /admin/settings. A changed name or place also changes the values
 * made from it. docs/rebrand.md lists every place.
 */
export function ownerDefaults(changed: Named = {}) {
  const { name = 'FlavorCraft', studioName = `${name} Studio`, city = 'Kraków', country = 'Poland' } = changed
  const socialProfiles: readonly SocialProfile[] = [
    // The names carry "example" so that no link leads to a stranger's account.
    { name: 'Instagram', url: 'https://www.instagram.com/flavorcraft.example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@flavorcraft.example' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/flavorcraft-example' },
  ]
  return {
    name,
    tagline: 'Good food for people and their pets',
    description: `${name} is a magazine about food, nutrition and wellness, with recipes, guides and news for people and the pets they live with.`,
    studioName,
    studioTagline: 'Software and automation that earn their place',
    studioDescription: `${studioName} builds AI agents, automations, websites and search visibility for small and medium companies, from ${city}, ${country}.`,
    // Placeholders: replace all of them before launch (docs/rebrand.md).
    email: 'hello@flavorcraft.example',
    phone: '+48 12 000 01 23',
    street: 'ul. Przykładowa 12',
    postalCode: '30-001',
    city,
    country,
    countryCode: 'PL',
    weekdays: '9AM-6PM',
    saturday: '10AM-4PM',
    sunday: 'closed',
    response: 'response within 24 hours',
    consultation: 'free 30-minute consultation',
    socialProfiles,
    companyName: `${studioName} sp. z o.o.`,
    nip: 'NIP 000-000-00-00',
    regon: 'REGON 000000000',
    krs: 'KRS 0000000000',
    court: 'District Court for Kraków-Śródmieście in Kraków, XI Commercial Division of the National Court Register',
    shareCapital: 'PLN 5,000',
    ...figureDefaults,
    // Null: the sample voices of content/pages/home.yaml.
    voices: null as readonly Voice[] | null,
    // Null: the drawn mark.
    logo: null as string | null,
    // Same as in app/globals.css.
    accentLight: '#b93a24',
    accentDark: '#ff8a6b',
    studioAccentLight: '#24505f',
    studioAccentDark: '#86c2d3',
    training: 'allowed',
  }
}

export type OwnerValues = ReturnType<typeof ownerDefaults>

/** The default of each value, given the other stored values. */
export const defaultsBeside = (stored: Partial<OwnerValues>): OwnerValues => {
  const { name, city, country } = ownerDefaults()
  const { studioName } = ownerDefaults({ name: stored.name })
  return { ...ownerDefaults(stored), name, city, country, studioName }
}

/** Converts a time of the hours, "9AM" or "10:30PM", to the format of schema.org: "09:00", "22:30". */
function clockTime(written: string): string {
  const [, hour = '', minutes = '00', half] = /^(\d{1,2})(?::(\d\d))?(AM|PM)$/.exec(written) ?? []
  return `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minutes}`
}

function openingHours(days: string, hours: string, schemaDays: readonly string[]) {
  const [opens, closes] = hours.split('-')
  const times = closes && opens ? { opens: clockTime(opens), closes: clockTime(closes) } : { opens: null, closes: null }
  return { days, hours, schemaDays, ...times }
}

/** Splits a figure into its number and its words: "500+" and "Health Articles", "10 000+" and "readers". */
function figure(text: string) {
  const [value = '', ...label] = text.split(/ (?!(?<=\d )\d{3}(?!\d))/)
  return { value, label: label.join(' ') }
}

type Figures = Record<(typeof FIGURES)[number], ReturnType<typeof figure>>

/** The site with its owner's texts: stored values over the defaults of this file. */
export function siteOf(stored: Partial<OwnerValues>) {
  const values: OwnerValues = { ...ownerDefaults(stored), ...stored }
  const { name, email, phone, street, postalCode, city, country, countryCode } = values
  const { companyName, nip, regon, krs, court, shareCapital } = values
  return {
    name,
    tagline: values.tagline,
    description: values.description,
    studioName: values.studioName,
    studioTagline: values.studioTagline,
    studioDescription: values.studioDescription,
    companyName,
    locale,
    openGraphLocale: 'en_GB',
    timeZone: 'Europe/Warsaw',
    contact: {
      email,
      phone,
      phoneUri: phone.replaceAll(/[^+\d]/g, ''),
      address: { street, postalCode, city, country, countryCode },
    },
    openingHours: [
      openingHours('Mon-Fri', values.weekdays, ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']),
      openingHours('Sat', values.saturday, ['Saturday']),
      openingHours('Sun', values.sunday, ['Sunday']),
    ],
    promises: { response: values.response, consultation: values.consultation },
    socialProfiles: values.socialProfiles,
    // The keys are all FIGURES.
    figures: Object.fromEntries(FIGURES.map((name) => [name, figure(values[name])])) as Figures,
    voices: values.voices,
    logo: values.logo,
    registration: { companyName, nip, regon, krs, court, shareCapital },
    accents: {
      magazine: `light-dark(${values.accentLight}, ${values.accentDark})`,
      studio: `light-dark(${values.studioAccentLight}, ${values.studioAccentDark})`,
    },
    isTrainingAllowed: values.training === 'allowed',
  }
}

export type Site = ReturnType<typeof siteOf>

/** The site with the defaults of this file only. Pages need `getSite` of `lib/settings/get-site.ts`. */
export const site: Site = siteOf({})

type RootStyle = Record<`--${string}`, string>

/** The owner's colours and logo for the root element, where they differ from the style sheet. */
export const rootStyle = ({ accents, logo }: Site): RootStyle => ({
  ...(accents.magazine !== site.accents.magazine && { '--accent': accents.magazine }),
  ...(accents.studio !== site.accents.studio && { '--studio-accent': accents.studio }),
  ...(logo && { '--brand-mark': `url(${logo})` }),
})

const teamOf = ({ name }: Site): string => `${name} Team`

/** The byline of the team's posts. Posts store it, so a name changed in the panel does not change it. */
export const DEFAULT_AUTHOR = teamOf(site)

/** Whether a byline is the team's: the default one, or the one renamed after a rebrand. */
export const isTeam = (of: Site, author: string): boolean => [DEFAULT_AUTHOR, teamOf(of)].includes(author)

export const blogTitleSuffix = (siteName: string): string => ` - ${siteName} Blog`

/** The postal address on two lines, so that no line ends within the town. */
export const addressLines = ({ contact: { address } }: Site): string[] => [
  address.street,
  `${address.postalCode} ${address.city}, ${address.country}`,
]

/** The postal address on one line, as the legal pages print it. */
export const addressLine = (site: Site): string => addressLines(site).join(', ')

/** The opening hours on one line: "Mon-Fri 9AM-6PM, Sat 10AM-4PM, Sun closed". */
export function openingHoursLine({ openingHours }: Site): string {
  return openingHours.map(({ days, hours }) => `${days} ${hours}`).join(', ')
}

/** The part of the site that client components (header, footer, forms) get. */
export const frameOf = (site: Site) => ({
  name: site.name,
  tagline: site.tagline,
  studioName: site.studioName,
  studioTagline: site.studioTagline,
  studioDescription: site.studioDescription,
  companyName: site.companyName,
  contact: site.contact,
  openingHours: site.openingHours.map(({ days, hours }) => ({ days, hours })),
  promises: site.promises,
  socialProfiles: site.socialProfiles,
})

export type SiteFrame = ReturnType<typeof frameOf>
