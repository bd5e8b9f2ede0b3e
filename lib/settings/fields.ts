import { z } from 'zod'
import { contrast, READABLE } from '../colour-contrast.ts'
import { mailAddress } from '../mail/address.ts'
import { type PartName, type RuleName, type Setting, SETTINGS, TEXT_NAMES, type TextName } from '../site-settings.ts'
import { IMAGE_PATH } from '../urls.ts'

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'Write something, or leave it empty for the default')
    .max(max, `Use at most ${max} characters`)
    .regex(/^[^\n\r\t]*$/, 'Use one line')

const CLOCK = '(?:[1-9]|1[0-2])(?::[0-5]\\d)?(?:AM|PM)'

/** The papers of app/globals.css on which an accent has the least contrast. */
export const CONTRAST_PAPERS = { light: '#f1e8d8', dark: '#211c19' } as const

/** An accent colour: text in it must be readable on every paper of its scheme. */
const accent = (scheme: keyof typeof CONTRAST_PAPERS) =>
  z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, 'Write the colour as # and six digits or letters, such as #b93a24')
    .superRefine((colour, context) => {
      const ratio = contrast(colour, CONTRAST_PAPERS[scheme])
      const way = scheme === 'light' ? 'darker' : 'lighter'
      if (ratio < READABLE)
        context.addIssue({
          code: 'custom',
          message: `It has a contrast of ${ratio.toFixed(1)}:1 on the paper, and text needs 4.5:1. Choose a ${way} one.`,
        })
    })

const shaped = (shape: RegExp, message: string) => z.string().trim().regex(shape, message)

const RULES: Record<RuleName, z.ZodType<string>> = {
  mail: mailAddress,
  phone: shaped(/^\+?[\d ()-]{6,24}$/, 'Write a number such as +48 12 345 67 89'),
  countryCode: shaped(/^[A-Z]{2}$/, 'Use two capital letters, such as PL'),
  hours: shaped(
    new RegExp(`^(?:closed|${CLOCK}-${CLOCK})$`),
    'Write the hours as 9AM-6PM or 9:30AM-6PM, or the word closed',
  ),
  figure: line(40).regex(/^\S{1,8} \S/, 'Write the number, a space and its words, such as 500+ recipes'),
  lightAccent: accent('light'),
  darkAccent: accent('dark'),
}

function ruleOf({ rule }: Setting): z.ZodType<string> {
  if (typeof rule === 'object') return z.enum(Object.keys(rule), 'Choose one of the list')
  return typeof rule === 'number' ? line(rule) : RULES[rule]
}

/** The rule of each text. An empty text is not valid. */
export const textRules = Object.fromEntries(TEXT_NAMES.map((name) => [name, ruleOf(SETTINGS[name])])) as Record<
  TextName,
  z.ZodType<string>
>

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

export const logo = z.string().regex(IMAGE_PATH, 'Choose a picture')

/** Non-text values, stored as a whole. Null means the default; an empty list is a choice. */
export const PARTS: Readonly<Record<PartName, string>> = {
  logo: 'Logo',
  socialProfiles: 'Social profiles',
  voices: 'Voices of readers',
}
export const PART_NAMES = Object.keys(PARTS) as PartName[]

/** The stored values: those that differ from `ownerDefaults`. */
export const storedSchema = z.strictObject({ ...textRules, logo, socialProfiles: profiles, voices }).partial()
export type StoredSettings = z.output<typeof storedSchema>
