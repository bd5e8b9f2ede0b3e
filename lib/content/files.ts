import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { KNOWN_DEVICE_DAYS, LOGIN_BLOCK_MINUTES } from '../auth/limits.ts'
import { privacyLimits } from '../retention.ts'
import { perSite } from '../per-site.ts'
import { addressLine, type Site, site as defaultSite } from '../site.ts'
import { TEXT_NAMES } from '../site-settings.ts'

/** The end of a sentence about links; empty for an owner without profiles. */
function amongThemProfiles({ socialProfiles }: Site): string {
  const names = new Intl.ListFormat('en-GB').format(socialProfiles.map(({ name }) => name))
  return names && `, among them our profiles on ${names}`
}

/** The values of placeholders such as `{name}` in texts below `content/`: all texts of the owner, and these. */
const wordsOf = perSite(
  (site: Site): ReadonlyMap<string, string> =>
    new Map(
      Object.entries({
        ...Object.fromEntries(TEXT_NAMES.map((name) => [name, site[name]])),
        studio: site.studioName,
        company: site.companyName,
        address: addressLine(site),
        amongThemProfiles: amongThemProfiles(site),
        Response: site.response.charAt(0).toUpperCase() + site.response.slice(1),
        messageMonths: String(privacyLimits.contactRetentionMonths),
        addressHashHours: String(privacyLimits.addressHashHours),
        sessionHours: String(privacyLimits.adminSessionHours),
        knownDeviceDays: String(KNOWN_DEVICE_DAYS),
        loginBlockMinutes: String(LOGIN_BLOCK_MINUTES),
      }),
    ),
)

const WORD = /\{(\w+)\}/g

/** Replaces each `{placeholder}` of a text. Throws for an unknown one. */
function fillWords(text: string, site: Site): string {
  return text.replace(WORD, (_, word: string) => {
    const value = wordsOf(site).get(word)
    if (value === undefined) throw new Error(`{${word}} is not a word of lib/content/files.ts`)
    return value
  })
}

/** Maps every string in a value, at any depth. */
function mapStrings(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value)
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, map))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapStrings(item, map)]))
}

/** Texts with placeholders for the owner's values. An unknown one throws at once, not when a page renders. */
export function ownerTexts<Texts>(texts: Texts): (site: Site) => Texts {
  // The cast holds, since strings stay strings.
  const filled = perSite((site) => mapStrings(texts, (text) => fillWords(text, site)) as Texts)
  filled(defaultSite)
  return filled
}

/** A single text with placeholders, in a file whose other texts have none. */
export const ownerText = z.string().transform((text) => ownerTexts(text))

function refuseWords(text: string): string {
  if (text.search(WORD) >= 0) throw new Error(`"${text}" holds a word, which is not filled in here`)
  return text
}

/** Parses YAML and validates it. Throws for a missing or unknown key. */
export function parseYaml<Schema extends z.ZodType>(text: string, schema: Schema): z.output<Schema> {
  return schema.parse(parse(text))
}

/** The text of a file below `content/`. `outputFileTracingIncludes` in `next.config.ts` deploys these files. */
export function readText(folder: 'legal' | 'pages' | 'services' | 'case-studies', file: string): string {
  return readFileSync(path.join(process.cwd(), 'content', folder, file), 'utf8')
}

type Folder = Parameters<typeof readText>[0]

function readChecked<Schema extends z.ZodType, Result>(
  folder: Folder,
  name: string,
  schema: Schema,
  finish: (content: z.output<Schema>) => Result,
): Result {
  const text = readText(folder, `${name}.yaml`)
  try {
    return finish(parseYaml(text, schema))
  } catch (error) {
    throw new Error(`content/${folder}/${name}.yaml does not have the expected shape`, { cause: error })
  }
}

/** The validated content of a YAML file below `content/`, without placeholders outside an `ownerText`. */
export function readYaml<Schema extends z.ZodType>(folder: Folder, name: string, schema: Schema): z.output<Schema> {
  return readChecked(folder, name, schema, (content) => {
    mapStrings(content, refuseWords)
    return content
  })
}

/** The validated content of a page with placeholders. */
export const readOwnerTexts = <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
): ((site: Site) => z.output<Schema>) => readChecked('pages', name, schema, ownerTexts)
