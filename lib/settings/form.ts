import { z } from 'zod'
import { logo, PART_NAMES, PARTS, profiles, storedSchema, type StoredSettings, textRules, voices } from './fields.ts'
import { SETTINGS, TEXT_NAMES, type TextName } from '../site-settings.ts'

/** An empty text means the default. */
const emptyOr = (rule: z.ZodType<string>) =>
  z
    .string()
    .trim()
    .superRefine((text, context) => {
      const message = text === '' ? undefined : rule.safeParse(text).error?.issues[0]?.message
      if (message) context.addIssue({ code: 'custom', message })
    })

const formRules = Object.fromEntries(TEXT_NAMES.map((name) => [name, emptyOr(textRules[name])])) as Record<
  TextName,
  ReturnType<typeof emptyOr>
>

/** An empty text or a null part means the default. `version`: the row's version when the form was opened. */
export const settingsSchema = z.strictObject({
  version: z.int().positive(),
  texts: z.strictObject(formRules),
  logo: logo.nullable(),
  socialProfiles: profiles.nullable(),
  voices: voices.nullable(),
})
export type SettingsForm = z.output<typeof settingsSchema>

/** The stored values of a form. It leaves out values that are not valid yet. */
export function storedOf({ texts, ...parts }: Omit<SettingsForm, 'version'>): StoredSettings {
  const written = Object.entries(texts).filter(([, text]) => text.trim() !== '')
  const own = PART_NAMES.flatMap((name) => (parts[name] ? [[name, parts[name]]] : []))
  return readFields(Object.fromEntries([...written, ...own])).fields
}

export const formOf = (stored: StoredSettings): Omit<SettingsForm, 'version'> => ({
  texts: Object.fromEntries(TEXT_NAMES.map((name) => [name, stored[name] ?? ''])) as SettingsForm['texts'],
  logo: stored.logo ?? null,
  socialProfiles: stored.socialProfiles ?? null,
  voices: stored.voices ?? null,
})

/** Reads stored values one by one. It leaves out unknown and invalid ones and names them in `broken`. */
export function readFields(stored: unknown): { fields: StoredSettings; broken: string[] } {
  const known: Record<string, z.ZodType> = storedSchema.shape
  const fields: Record<string, unknown> = {}
  const broken: string[] = []
  for (const [name, value] of Object.entries(typeof stored === 'object' && stored !== null ? stored : {})) {
    const parsed = Object.hasOwn(known, name) ? known[name]?.safeParse(value) : undefined
    if (parsed?.success) fields[name] = parsed.data
    else broken.push(name)
  }
  // The rules give each field its type.
  return { fields: fields as StoredSettings, broken }
}

/** Compares as JSON: the rules write the fields of an entry in one order. */
export const isSamePart = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Labels of the fields in which two states differ. */
export const changedLabels = (before: StoredSettings, after: StoredSettings): string[] => [
  ...TEXT_NAMES.filter((name) => before[name] !== after[name]).map((name) => SETTINGS[name].label),
  ...PART_NAMES.filter((name) => !isSamePart(before[name], after[name])).map((name) => PARTS[name]),
]

/** The notice after a save by `who` while the form was open. */
export function savedMeanwhile(who: string, before: StoredSettings, after: StoredSettings): string {
  const labels = changedLabels(before, after)
  if (labels.length === 0) return `${who} has saved meanwhile, with the same values as before. Save again to store all.`
  const changed = new Intl.ListFormat('en-GB').format(labels)
  return `${who} has changed meanwhile: ${changed}. The form shows it, except where you typed. Save again to store all.`
}

/** Placeholders contain "example" in English or Polish, or zeros in place of a number. */
const PLACEHOLDER = /example|przykład|(?<![\d,.])0{3}(?!\d*[1-9])|^\D*0[0 -]+$/iu

export const isPlaceholder = (value: string): boolean => PLACEHOLDER.test(value)
