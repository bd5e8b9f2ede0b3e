import { z } from 'zod'
import { contrast, READABLE } from '../colour-contrast.ts'
import { mailAddress } from '../mail/address.ts'
import { FIGURES, type OwnerValues } from '../site.ts'

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'Write something, or leave it empty for the default')
    .max(max, `Use at most ${max} characters`)
    .regex(/^[^\n\r\t]*$/, 'Use one line')

const CLOCK = '(?:[1-9]|1[0-2])(?::[0-5]\\d)?(?:AM|PM)'
const hours = z
  .string()
  .trim()
  .regex(new RegExp(`^(?:closed|${CLOCK}-${CLOCK})$`), 'Write the hours as 9AM-6PM or 9:30AM-6PM, or the word closed')

const figure = line(40).regex(/^\S{1,8} \S/, 'Write the number, a space and its words, such as 500+ recipes')

/** The papers of app/globals.css on which an accent has the least contrast. */
export const PAPERS = { light: '#f1e8d8', dark: '#211c19' } as const

/** An accent colour: text in it must be readable on every paper of its scheme. */
const accent = (scheme: keyof typeof PAPERS) =>
  z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, 'Write the colour as # and six digits or letters, such as #b93a24')
    .superRefine((colour, context) => {
      const ratio = contrast(colour, PAPERS[scheme])
      const way = scheme === 'light' ? 'darker' : 'lighter'
      if (ratio < READABLE)
        context.addIssue({
          code: 'custom',
          message: `It has a contrast of ${ratio.toFixed(1)}:1 on the paper, and text needs 4.5:1. Choose a ${way} one.`,
        })
    })

interface Field {
  readonly label: string
  readonly rule: z.ZodType<string>
  readonly hint?: string
  readonly isLong?: true
  readonly isColour?: true
  /** The options; without them the field is a text. */
  readonly choices?: Readonly<Record<string, string>>
}

const TRAINING = { allowed: 'Allowed', refused: 'Refused' } as const

export type TextName = {
  [Name in keyof OwnerValues]: OwnerValues[Name] extends string ? Name : never
}[keyof OwnerValues]

/** Every text of the owner. The form, its rules, stored values and log texts derive from it. */
export const FIELDS: Record<TextName, Field> = {
  name: { label: 'Name', rule: line(40) },
  tagline: { label: 'Tagline', rule: line(80) },
  description: {
    label: 'Description',
    rule: line(160),
    isLong: true,
    hint: 'For search engines and feeds: 70 to 160 characters.',
  },
  studioName: { label: 'Name of the studio', rule: line(50) },
  studioTagline: { label: 'Tagline of the studio', rule: line(80) },
  studioDescription: { label: 'Description of the studio', rule: line(160), isLong: true },
  email: { label: 'E-mail', rule: mailAddress },
  phone: {
    label: 'Telephone',
    rule: z
      .string()
      .trim()
      .regex(/^\+?[\d ()-]{6,24}$/, 'Write a number such as +48 12 345 67 89'),
  },
  street: { label: 'Street', rule: line(80) },
  postalCode: { label: 'Postal code', rule: line(12) },
  city: { label: 'City', rule: line(50) },
  country: { label: 'Country', rule: line(50) },
  countryCode: {
    label: 'Country code',
    rule: z
      .string()
      .trim()
      .regex(/^[A-Z]{2}$/, 'Use two capital letters, such as PL'),
  },
  weekdays: { label: 'Monday to Friday', rule: hours },
  saturday: { label: 'Saturday', rule: hours },
  sunday: { label: 'Sunday', rule: hours },
  response: { label: 'Promised answer', rule: line(60), hint: 'Completes “You can expect a …”.' },
  consultation: { label: 'Promised consultation', rule: line(60), hint: 'Completes “The first talk is a …”.' },
  companyName: { label: 'Company', rule: line(80) },
  nip: { label: 'Tax number', rule: line(40) },
  regon: { label: 'Statistical number', rule: line(40) },
  krs: { label: 'Register number', rule: line(40) },
  court: { label: 'Court', rule: line(160) },
  shareCapital: { label: 'Share capital', rule: line(40) },
  healthArticles: { label: 'Head of the page, first', rule: figure },
  wellnessReaders: { label: 'Head of the page, second', rule: figure },
  satisfaction: { label: 'Head of the page, third', rule: figure },
  recipesMastered: { label: 'Readers, first', rule: figure },
  homeChefs: { label: 'Readers, second', rule: figure },
  cookingSuccess: { label: 'Readers, third', rule: figure },
  recipeSupport: { label: 'Readers, fourth', rule: figure },
  recipes: { label: 'Recipes', rule: figure },
  guides: { label: 'Guides', rule: figure },
  articles: { label: 'News', rule: figure },
  accentLight: { label: 'Magazine, light', rule: accent('light'), isColour: true },
  accentDark: { label: 'Magazine, dark', rule: accent('dark'), isColour: true },
  studioAccentLight: { label: 'Studio, light', rule: accent('light'), isColour: true },
  studioAccentDark: { label: 'Studio, dark', rule: accent('dark'), isColour: true },
  training: {
    label: 'Training of AI models',
    rule: z.enum(['allowed', 'refused'], 'Choose one of the list'),
    hint: 'Refused: robots.txt turns away the crawlers that collect texts for it. Search and answers stay open to all.',
    choices: TRAINING,
  },
}

export const GROUPS: readonly {
  readonly title: string
  readonly note?: string
  readonly fields: readonly TextName[]
}[] = [
  {
    title: 'Name',
    note: 'What is left empty and holds the name or the place follows a change of them.',
    fields: ['name', 'tagline', 'description', 'studioName', 'studioTagline', 'studioDescription'],
  },
  { title: 'Contact', fields: ['email', 'phone', 'street', 'postalCode', 'city', 'country', 'countryCode'] },
  { title: 'Opening hours', fields: ['weekdays', 'saturday', 'sunday'] },
  { title: 'Promises', fields: ['response', 'consultation'] },
  { title: 'Company', fields: ['companyName', 'nip', 'regon', 'krs', 'court', 'shareCapital'] },
  {
    title: 'Figures of the home page',
    note: 'The number, a space and its words. A figure that the site has not reached says so in small print.',
    fields: FIGURES,
  },
  {
    title: 'Leading colours',
    note: 'Of links, buttons and marks. Drawings, icons and social cards keep theirs.',
    fields: ['accentLight', 'accentDark', 'studioAccentLight', 'studioAccentDark'],
  },
  { title: 'Crawlers', fields: ['training'] },
]

export const TEXT_NAMES = Object.keys(FIELDS) as TextName[]
export const PROFILES_MAX = 8

export const profiles = z
  .array(
    z.strictObject({
      name: line(40),
      url: z
        .url({
          protocol: /^https$/,
          hostname: z.regexes.domain,
          error: 'Write a whole address that begins with https://',
        })
        .max(200),
    }),
  )
  .max(PROFILES_MAX)

export const VOICES_MAX = 6
export const RESULTS_MAX = 3

export const voices = z
  .array(
    z.strictObject({
      name: line(60),
      role: line(80),
      content: z.string().trim().min(1, 'Write what the reader says').max(500, 'Use at most 500 characters'),
      rating: z.int().min(1).max(5),
      results: z.array(z.string().trim().max(80, 'Use at most 80 characters')).length(RESULTS_MAX),
    }),
  )
  .max(VOICES_MAX)

export const logo = z.string().regex(/^\/media\/[A-Za-z0-9._-]{1,200}$/, 'Choose a picture')

/** Non-text values, stored as a whole. Null means the default; an empty list is a choice. */
export const PARTS = { logo: 'Logo', socialProfiles: 'Social profiles', voices: 'Voices of readers' } as const
export const PART_NAMES = ['logo', 'socialProfiles', 'voices'] as const

const textRules = Object.fromEntries(TEXT_NAMES.map((name) => [name, FIELDS[name].rule])) as Record<
  TextName,
  z.ZodType<string>
>

/** The stored values: those that differ from `ownerDefaults`. */
export const storedSchema = z.strictObject({ ...textRules, logo, socialProfiles: profiles, voices }).partial()
export type StoredSettings = z.output<typeof storedSchema>
