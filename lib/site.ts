import { locale } from './locale.ts'
import { ownerDefaults, type OwnerValues } from './site-settings.ts'

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
export function figureOf(text: string) {
  const [value = '', ...label] = text.split(/ (?!(?<=\d )\d{3}(?!\d))/)
  return { value, label: label.join(' ') }
}

/** The owner's values, stored ones over the defaults, and what is made from them. */
export function siteOf(stored: Partial<OwnerValues>) {
  const values: OwnerValues = { ...ownerDefaults(stored), ...stored }
  return {
    ...values,
    locale,
    openGraphLocale: 'en_GB',
    timeZone: 'Europe/Warsaw',
    phoneUri: values.phone.replaceAll(/[^+\d]/g, ''),
    openingHours: [
      openingHours('Mon-Fri', values.weekdays, ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']),
      openingHours('Sat', values.saturday, ['Saturday']),
      openingHours('Sun', values.sunday, ['Sunday']),
    ],
    accents: {
      magazine: `light-dark(${values.accentLight}, ${values.accentDark})`,
      studio: `light-dark(${values.studioAccentLight}, ${values.studioAccentDark})`,
    },
    isTrainingAllowed: values.training === 'allowed',
  }
}

export type Site = ReturnType<typeof siteOf>

/** The site with the defaults only. Pages need `getSite` of `lib/settings/get-site.ts`. */
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
export const addressLines = ({ street, postalCode, city, country }: Site): string[] => [
  street,
  `${postalCode} ${city}, ${country}`,
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
  email: site.email,
  phone: site.phone,
  phoneUri: site.phoneUri,
  street: site.street,
  postalCode: site.postalCode,
  city: site.city,
  country: site.country,
  response: site.response,
  openingHours: site.openingHours.map(({ days, hours }) => ({ days, hours })),
  socialProfiles: site.socialProfiles,
})

export type SiteFrame = ReturnType<typeof frameOf>
