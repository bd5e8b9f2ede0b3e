import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { z } from 'zod'
import { KNOWN_DEVICE_DAYS, LOGIN_BLOCK_MINUTES } from '../auth/limits.ts'
import { privacyLimits } from '../retention.ts'
import { addressLine, site } from '../site.ts'

const { contact, figures, promises, registration } = site

/** The words that a text below `content/` writes in braces, such as `{name}`. */
const WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    name: site.name,
    studio: site.studioName,
    address: addressLine(),
    city: contact.address.city,
    country: contact.address.country,
    email: contact.email,
    phone: contact.phone,
    socialProfiles: new Intl.ListFormat('en-GB').format(site.socialProfiles.map((profile) => profile.name)),
    company: registration.companyName,
    nip: registration.nip,
    regon: registration.regon,
    krs: registration.krs,
    court: registration.court,
    shareCapital: registration.shareCapital,
    response: promises.response,
    Response: promises.response.charAt(0).toUpperCase() + promises.response.slice(1),
    consultation: promises.consultation,
    recipes: `${figures.recipes.value} ${figures.recipes.label}`,
    guides: `${figures.guides.value} ${figures.guides.label}`,
    articles: `${figures.articles.value} ${figures.articles.label}`,
    messageMonths: String(privacyLimits.contactRetentionMonths),
    addressHashHours: String(privacyLimits.addressHashHours),
    sessionHours: String(privacyLimits.adminSessionHours),
    knownDeviceDays: String(KNOWN_DEVICE_DAYS),
    loginBlockMinutes: String(LOGIN_BLOCK_MINUTES),
  }),
)

/** Replaces each `{word}` of a text. Throws for an unknown word. */
export function fillWords(text: string): string {
  return text.replace(/\{(\w+)\}/g, (_, word: string) => {
    const value = WORDS.get(word)
    if (value === undefined) throw new Error(`{${word}} is not a word of lib/content/files.ts`)
    return value
  })
}

/** Reads YAML, fills in its words and checks its shape. Throws for a key that is missing or unknown. */
export function parseYaml<Schema extends z.ZodType>(text: string, schema: Schema): z.output<Schema> {
  return schema.parse(parse(text, (_key, value) => (typeof value === 'string' ? fillWords(value) : value)))
}

/** The text of a file below `content/`. A host has these files through `outputFileTracingIncludes` in `next.config.ts`. */
export function readText(folder: 'legal' | 'pages' | 'services' | 'case-studies', file: string): string {
  return readFileSync(path.join(process.cwd(), 'content', folder, file), 'utf8')
}

/** The checked content of a YAML file below `content/`. */
export function readYaml<Schema extends z.ZodType>(
  folder: Parameters<typeof readText>[0],
  name: string,
  schema: Schema,
): z.output<Schema> {
  const text = readText(folder, `${name}.yaml`)
  try {
    return parseYaml(text, schema)
  } catch (error) {
    throw new Error(`content/${folder}/${name}.yaml does not have the expected shape`, { cause: error })
  }
}
