import type { Field, FormValues, ToolFields } from './types.ts'

/** A choice begins with its first option, rows with none, everything else with nothing. */
function emptyValue(field: Field): FormValues[string] {
  if (field.kind === 'rows') return []
  return field.kind === 'choice' || field.kind === 'radio' ? (field.options[0]?.value ?? '') : ''
}

interface Given {
  readonly groups: ToolFields['groups']
  /** What "Clear" leaves other than nothing. */
  readonly empty?: FormValues
  /** What the example has beyond the empty form. */
  readonly example: FormValues
}

/** A form with its example and its empty values, each of which names only what differs. */
export function toolFields({ groups, empty: others = {}, example }: Given): ToolFields {
  const all = groups.flatMap(({ fields }) => fields)
  const empty = { ...Object.fromEntries(all.map((field) => [field.name, emptyValue(field)])), ...others }
  return { groups, empty, example: { ...empty, ...example } }
}
