import { readForm } from '../../kit/form.ts'
import { asFormValues, mergeValues } from '../../kit/share.ts'
import type { FormValues } from '../../kit/types.ts'
import { form } from './form.ts'

const KIND = 'flavorcraft-house-style'
const VERSION = 1

/** The values of the form without the text. */
export const rulesOf = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'text'))

export const rulesJson = (values: FormValues): string =>
  `${JSON.stringify({ kind: KIND, version: VERSION, rules: rulesOf(values) }, null, 2)}\n`

export type RulesRead =
  { readonly ok: true; readonly rules: FormValues } | { readonly ok: false; readonly message: string }

const refused = (message: string): RulesRead => ({ ok: false, message })

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/** Reads rules from a file or browser storage, and rejects all when one value is invalid. */
export function readRules(json: string): RulesRead {
  const file = parsed(json.replace(/^\uFEFF/, ''))
  const isRules = typeof file === 'object' && file !== null && 'kind' in file && file.kind === KIND && 'rules' in file
  const given = isRules ? asFormValues(file.rules) : null
  if (given === null) return refused('This is no file of rules: it needs the JSON that “Export rules” makes.')
  const rules = mergeValues(rulesOf(form.empty), given)
  const read = readForm(form.schema, { ...rules, text: 'text' })
  return read.ok ? { ok: true, rules } : refused(Object.values(read.errors)[0] ?? 'The rules could not be read.')
}
