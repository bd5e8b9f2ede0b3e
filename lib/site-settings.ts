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

/** The rules of `lib/settings/fields.ts`. They are not here, because the post form loads this file without them. */
export type RuleName = 'mail' | 'phone' | 'countryCode' | 'hours' | 'figure' | 'lightAccent' | 'darkAccent'

/** The value of another setting: the stored one, or its default. */
type ValueOf = (name: 'name' | 'studioName' | 'city' | 'country') => string

/** A text of the owner. */
export interface Setting {
  readonly label: string
  readonly hint?: string
  /** The greatest length of a line, the name of a rule, or the choices with their labels. */
  readonly rule: number | RuleName | Readonly<Record<string, string>>
  readonly isLong?: true
  readonly default: string | ((value: ValueOf) => string)
}

interface Group {
  readonly note?: string
  readonly settings: Readonly<Record<string, Setting>>
}

/** Every text of the owner, in the order of the form. Form, rules, stored values, log and `Site` derive from it. */
const groups = {
  Name: {
    note: 'An empty field has its default. A default that contains the name or the place changes with them.',
    settings: {
      name: { label: 'Name', rule: 40, default: 'FlavorCraft' },
      tagline: { label: 'Tagline', rule: 80, default: 'Good food for people and their pets' },
      description: {
        label: 'Description',
        hint: 'For search engines and feeds: 70 to 160 characters.',
        rule: 160,
        isLong: true,
        default: (value) =>
          `${value('name')} is a magazine about food, nutrition and wellness, with recipes, guides and news for people and the pets they live with.`,
      },
      studioName: { label: 'Name of the studio', rule: 50, default: (value) => `${value('name')} Studio` },
      studioTagline: {
        label: 'Tagline of the studio',
        rule: 80,
        default: 'Software and automation that earn their place',
      },
      studioDescription: {
        label: 'Description of the studio',
        rule: 160,
        isLong: true,
        default: (value) =>
          `${value('studioName')} builds AI agents, automations, websites and search visibility for small and medium companies, from ${value('city')}, ${value('country')}.`,
      },
    },
  },
  Contact: {
    // Placeholders: replace all of them before launch (docs/rebrand.md).
    settings: {
      email: { label: 'E-mail', rule: 'mail', default: 'hello@flavorcraft.example' },
      phone: { label: 'Telephone', rule: 'phone', default: '+48 12 000 01 23' },
      street: { label: 'Street', rule: 80, default: 'ul. Przykładowa 12' },
      postalCode: { label: 'Postal code', rule: 12, default: '30-001' },
      city: { label: 'City', rule: 50, default: 'Kraków' },
      country: { label: 'Country', rule: 50, default: 'Poland' },
      countryCode: { label: 'Country code', rule: 'countryCode', default: 'PL' },
    },
  },
  'Opening hours': {
    settings: {
      weekdays: { label: 'Monday to Friday', rule: 'hours', default: '9AM-6PM' },
      saturday: { label: 'Saturday', rule: 'hours', default: '10AM-4PM' },
      sunday: { label: 'Sunday', rule: 'hours', default: 'closed' },
    },
  },
  Promises: {
    settings: {
      response: {
        label: 'Promised answer',
        hint: 'Completes “You can expect a …”.',
        rule: 60,
        default: 'response within 24 hours',
      },
      consultation: {
        label: 'Promised consultation',
        hint: 'Completes “The first talk is a …”.',
        rule: 60,
        default: 'free 30-minute consultation',
      },
    },
  },
  Company: {
    settings: {
      companyName: { label: 'Company', rule: 80, default: (value) => `${value('studioName')} sp. z o.o.` },
      nip: { label: 'Tax number', rule: 40, default: 'NIP 000-000-00-00' },
      regon: { label: 'Statistical number', rule: 40, default: 'REGON 000000000' },
      krs: { label: 'Register number', rule: 40, default: 'KRS 0000000000' },
      court: {
        label: 'Court',
        rule: 160,
        default:
          'District Court for Kraków-Śródmieście in Kraków, XI Commercial Division of the National Court Register',
      },
      shareCapital: { label: 'Share capital', rule: 40, default: 'PLN 5,000' },
    },
  },
  // Marketing text, not measured data: replace it before launch (docs/rebrand.md).
  'Figures of the home page': {
    note: 'The number, a space and its words. A figure that the site has not reached says so in small print.',
    settings: {
      healthArticles: { label: 'Head of the page, first', rule: 'figure', default: '500+ Health Articles' },
      wellnessReaders: { label: 'Head of the page, second', rule: 'figure', default: '10K+ Wellness Readers' },
      satisfaction: { label: 'Head of the page, third', rule: 'figure', default: '98% Satisfaction' },
      recipesMastered: { label: 'Readers, first', rule: 'figure', default: '500+ Recipes Mastered' },
      homeChefs: { label: 'Readers, second', rule: 'figure', default: '10K+ Home Chefs' },
      cookingSuccess: { label: 'Readers, third', rule: 'figure', default: '95% Cooking Success' },
      recipeSupport: { label: 'Readers, fourth', rule: 'figure', default: '24/7 Recipe Support' },
      recipes: { label: 'Recipes', rule: 'figure', default: '500+ recipes' },
      guides: { label: 'Guides', rule: 'figure', default: '150+ guides' },
      articles: { label: 'News', rule: 'figure', default: '100+ articles' },
    },
  },
  'Leading colours': {
    note: 'Of links, buttons and marks. Drawings, icons and social cards keep theirs.',
    // Same as in app/globals.css.
    settings: {
      accentLight: { label: 'Magazine, light', rule: 'lightAccent', default: '#b93a24' },
      accentDark: { label: 'Magazine, dark', rule: 'darkAccent', default: '#ff8a6b' },
      studioAccentLight: { label: 'Studio, light', rule: 'lightAccent', default: '#24505f' },
      studioAccentDark: { label: 'Studio, dark', rule: 'darkAccent', default: '#86c2d3' },
    },
  },
  Crawlers: {
    settings: {
      training: {
        label: 'Training of AI models',
        hint: 'Refused: robots.txt turns away the crawlers that collect texts for it. Search and answers stay open to all.',
        rule: { allowed: 'Allowed', refused: 'Refused' },
        default: 'allowed',
      },
    },
  },
} satisfies Record<string, Group>

type NameIn<AGroup> = AGroup extends { settings: infer Settings } ? keyof Settings : never
export type TextName = NameIn<(typeof groups)[keyof typeof groups]>

export const GROUPS = Object.entries<Group>(groups).map(([title, { note, settings }]) => ({
  title,
  note,
  fields: Object.keys(settings) as TextName[],
}))

export const SETTINGS = Object.assign({}, ...Object.values(groups).map(({ settings }) => settings)) as Readonly<
  Record<TextName, Setting>
>
export const TEXT_NAMES = Object.keys(SETTINGS) as TextName[]

const partDefaults = {
  // Null: the drawn mark.
  logo: null as string | null,
  // The names carry "example" so that no link leads to a stranger's account.
  socialProfiles: [
    { name: 'Instagram', url: 'https://www.instagram.com/flavorcraft.example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@flavorcraft.example' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/flavorcraft-example' },
  ] as readonly SocialProfile[],
  // Null: the sample voices of content/pages/home.yaml.
  voices: null as readonly Voice[] | null,
}

export type PartName = keyof typeof partDefaults
export type OwnerValues = Record<TextName, string> & typeof partDefaults

/** The default of each value, given the other stored values. docs/rebrand.md lists every place that shows them. */
export function ownerDefaults(stored: Partial<OwnerValues> = {}): OwnerValues {
  const defaultOf = (name: TextName): string => {
    const value = SETTINGS[name].default
    return typeof value === 'string' ? value : value((other) => stored[other] ?? defaultOf(other))
  }
  const texts = Object.fromEntries(TEXT_NAMES.map((name) => [name, defaultOf(name)])) as Record<TextName, string>
  return { ...texts, ...partDefaults }
}
