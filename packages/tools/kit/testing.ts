import type * as v from 'valibot'
import type { Big } from './decimal.ts'
import { type FieldErrors, type FormRead, readForm, type ToolForm } from './form.ts'
import type { ToolFields } from './types.ts'

/** The input of a valid form. Throws the messages of an invalid one, which fails the test. */
export function inputOf<I>(form: FormRead<I>): I {
  if (!form.ok) throw new Error(JSON.stringify(form.errors))
  return form.input
}

/** The messages of a form; empty if the form is valid. */
export const formErrors = (form: FormRead<unknown>): FieldErrors => (form.ok ? {} : form.errors)

type Values = Readonly<Record<string, unknown>>

/** Test helpers for a tool. Each takes typed values that replace those of `base`. */
export function testTool<S extends v.GenericSchema, R>(
  { schema }: ToolForm<S>,
  base: Values,
  calculate: (input: v.InferOutput<S>) => R,
) {
  const read = (values: Values = {}) => readForm(schema, { ...base, ...values })
  return {
    read,
    compute: (values: Values = {}) => calculate(inputOf(read(values))),
    errors: (values: Values = {}) => formErrors(read(values)),
  }
}

/** Formats figures with a number of decimals; a missing figure becomes null. */
export const fixed = (values: readonly (Big | null | undefined)[], places = 2) =>
  values.map((value) => value?.toFixed(places) ?? null)

/** The values that a choice of a form offers. */
export function valuesOf({ groups }: ToolFields, name: string): readonly string[] {
  const field = groups.flatMap(({ fields }) => fields).find((one) => one.name === name)
  if (field?.kind !== 'choice' && field?.kind !== 'radio') throw new Error(`${name} is no choice`)
  return field.options.map(({ value }) => value)
}

/** The cells of a row by field name. */
export const cellsByName = (names: string, row: readonly string[]) =>
  Object.fromEntries(names.split(' ').map((name, at) => [name, row[at] ?? '']))

/** A fault of generated sentences: two articles, a wrong one, or a word twice. */
export const WRITING_FAULT = /\b(?:an?|the|your|our)\s(?:an?|the|your|our)\b|\ba\s[aeio]|\b(\p{L}{1,40})\s\1\b/iu
