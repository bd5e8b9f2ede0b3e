import * as v from 'valibot'
import { emptyRow, emptyValue } from './form.ts'
import { checkRequired, checkRules, fieldsOf, type Inputs, type RuleError, type ToolForm } from './form-schema.ts'
import type { Field, FieldGroup, FormValues, Row } from './types.ts'

interface Group extends Omit<FieldGroup, 'fields'> {
  readonly fields: Inputs
}

/** Fields under a legend. */
export const section = <F extends Inputs>(legend: string, fields: F) => ({ legend, fields })

/** The same behind a disclosure, for what most people leave as it is. */
export const folded = <F extends Inputs>(legend: string, fields: F) => ({ legend, fields, folded: true })

type Together<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer All) => void ? All : never

/** The inputs of the first fields and of all groups. */
type AllInputs<F extends Inputs, G extends readonly Group[]> =
  Together<F | G[number]['fields']> extends infer All extends Inputs ? { [K in keyof All]: All[K] } : never

type Values = Readonly<Record<string, string | readonly Partial<Row>[]>>

type Output<F extends Inputs, G extends readonly Group[]> = v.InferOutput<v.ObjectSchema<AllInputs<F, G>, undefined>>

interface Given<F extends Inputs, G extends readonly Group[]> {
  /** The first fields, which have no legend. */
  readonly fields?: F
  /** The others. */
  readonly groups?: G
  /** What "Clear" leaves other than nothing. */
  readonly empty?: Values
  /** What the example has beyond the empty form. */
  readonly example: Values
  /** Rules between fields: each names the field that its message stands under, or finds nothing wrong. */
  readonly rules?: readonly ((input: Output<F, G>) => RuleError)[]
}

/** Values of a form, in whose rows the fields that are not given are empty. */
const withWholeRows = (all: readonly Field[], values: Values): FormValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = all.find((one) => one.name === name)
      if (typeof value === 'string' || field?.kind !== 'rows') return [name, value as FormValues[string]]
      return [name, value.map((row) => ({ ...emptyRow(field), ...row }))]
    }),
  )

/** What `calculate` gets of a form. */
export type FormInput<F extends ToolForm> = v.InferOutput<F['schema']>

/** A form of its fields. */
export function toolForm<F extends Inputs = Record<never, never>, const G extends readonly Group[] = []>({
  fields: first,
  groups: others,
  empty: preset = {},
  example,
  rules = [],
}: Given<F, G>) {
  const given: readonly Group[] = [...(first ? [{ fields: first }] : []), ...(others ?? [])]
  const groups = given.map(({ fields, ...group }): FieldGroup => ({ ...group, fields: fieldsOf(fields) }))
  const all = groups.flatMap(({ fields }) => fields)
  const empty = {
    ...Object.fromEntries(all.map((field) => [field.name, emptyValue(field)])),
    ...withWholeRows(all, preset),
  }
  const inputs = Object.assign({}, ...given.map((group) => group.fields)) as AllInputs<F, G>
  return {
    groups,
    empty,
    example: { ...empty, ...withWholeRows(all, example) },
    schema: v.pipe(v.object(inputs), checkRequired(inputs), checkRules(rules)),
  } satisfies ToolForm
}
