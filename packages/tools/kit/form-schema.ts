import * as v from 'valibot'
import { formatNumber } from './format.ts'
import { holds, visibleValues } from './form.ts'
import { requiredMessage, type FieldDisplay } from './inputs.ts'
import type { Control, FormValues, RowsField, SimpleField, ToolFields } from './types.ts'

/* A form as a whole: its rows, the rules between its fields, and its reading. */

type Row = Record<string, string>

const isBlankRow = (row: Row): boolean => Object.values(row).every((value) => value.trim() === '')

const pathItem = (key: string | number): v.UnknownPathItem => ({
  type: 'unknown',
  origin: 'value',
  input: undefined,
  key,
  value: undefined,
})

/** The inputs of a form, or of a row of it, by the names of their fields. */
export type Inputs<C extends Control = Control> = Readonly<Record<string, v.GenericSchema & { readonly control: C }>>

/** Choices and ticks, of which nothing is said. */
const NEVER_EMPTY: ReadonlySet<string> = new Set(['choice', 'radio', 'flag'])

const mayBeEmpty = (input: Inputs[string]): boolean =>
  !NEVER_EMPTY.has(input.control.kind) && v.safeParse(input, input.control.kind === 'rows' ? [] : '').success

/** Inputs as the form has them: each control with the name of its field, and whether the field may be empty. */
export const fieldsOf = <C extends Control>(inputs: Inputs<C>) =>
  Object.entries(inputs).map(([name, input]) => ({ name, optional: mayBeEmpty(input), ...input.control }))

const isMissing = (value: unknown): boolean =>
  value === null || (typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0)

/** The missing parts of a field, by label and path: itself, and of rows what the first blank one asks for. */
const missingOf = (name: string, control: Control): readonly { label: string; inside: (string | number)[] }[] => [
  { label: control.label, inside: [] },
  ...(control.kind === 'rows' && control.blank ? control.fields : [])
    .filter(({ optional, kind }) => !optional && !NEVER_EMPTY.has(kind))
    .map((column) => ({ label: column.label, inside: [0, column.name] })),
]

/** Names what is missing under the condition of its field, also beside mistakes in other fields. */
export const checkRequired = <T>(inputs: Inputs) =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    const values = dataset.value as Readonly<Record<string, unknown>>
    for (const [name, { control }] of Object.entries(inputs)) {
      const { requiredIf } = control
      if (!requiredIf || !isMissing(values[name]) || !holds(requiredIf, values)) continue
      for (const { label, inside } of missingOf(name, control))
        addIssue({ message: requiredMessage(label), path: [pathItem(name), ...inside.map(pathItem)] })
    }
  })

/** The message of a broken rule, and the field that it stands under; nothing of a rule that is kept. */
export type RuleError = { readonly field: string; readonly message: string } | null | false

interface RowsOptions<I extends Inputs> extends FieldDisplay, Pick<RowsField, 'item' | 'max' | 'blank'> {
  readonly fields: I
  readonly min?: number
  /** Fields that are never empty (choices), which do not count as typed: a row without anything else is blank. */
  readonly ignore?: readonly string[]
  /** A rule between the fields of a row. */
  readonly rule?: (row: v.InferOutput<v.ObjectSchema<I, undefined>>) => RuleError
}

/** Rows of fields. Those in which nothing was typed are left out. */
export function rowsInput<I extends Inputs<Control<SimpleField>>>(
  label: string,
  { fields, item, min = 0, max, ignore = [], blank = 0, rule, ...display }: RowsOptions<I>,
) {
  const row = v.pipe(v.object(fields), checkRequired(fields), checkRules(rule ? [rule] : []))
  const typed = (value: Row) => Object.fromEntries(Object.entries(value).filter(([key]) => !ignore.includes(key)))
  const schema = v.pipe(
    v.optional(v.array(v.record(v.string(), v.string())), []),
    v.rawTransform<Row[], v.InferOutput<v.ObjectSchema<I, undefined>>[]>(({ dataset, addIssue, NEVER }) => {
      // The place in the form is kept with a row, so that an error finds its field although blank rows are left out.
      const all = dataset.value.map((value, at) => ({ value, at }))
      const rows = all.filter(({ value }) => !isBlankRow(typed(value)))
      if (rows.length > max) {
        addIssue({ message: `${label} may have at most ${formatNumber(max)} rows.` })
        return NEVER
      }
      if (rows.length < min) addIssue({ message: requiredMessage(label) })
      // Where rows are missing, the blank ones that they would stand in name their fields.
      const asked = rows.length < min ? all.filter((one) => one.at < min || rows.includes(one)) : rows
      return asked.flatMap(({ value, at }) => {
        const read = v.safeParse(row, value)
        if (read.success) return [read.output]
        for (const { message, path = [] } of read.issues)
          addIssue({ message, path: [pathItem(at), ...path.map(({ key }) => pathItem(String(key)))] })
        return []
      })
    }),
  )
  const control: Control<RowsField> = {
    kind: 'rows',
    label,
    item,
    fields: fieldsOf(fields),
    min,
    max,
    blank,
    ...display,
  }
  return { ...schema, control }
}

/** Rules between fields, a further step of `v.pipe`. Of several each names its own field. */
export const checkRules = <T>(rules: readonly ((input: T) => RuleError)[]) =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    // Of a form with mistakes in its fields there is no whole to judge.
    if (!dataset.typed) return
    for (const test of rules) {
      const broken = test(dataset.value)
      if (!broken) continue
      const [first = '', ...rest] = broken.field.split('.')
      addIssue({ message: broken.message, path: [pathItem(first), ...rest.map(pathItem)] })
    }
  })

/** A form: its fields as the page shows them, with the worked example and the empty form, and the schema that reads them. */
export interface ToolForm<S extends v.GenericSchema = v.GenericSchema> extends ToolFields {
  readonly schema: S
}

/** Errors by field: "cash", "oneOffs.2.month". */
export type FieldErrors = Readonly<Record<string, string>>
export type FormRead<T> =
  { readonly ok: true; readonly input: T } | { readonly ok: false; readonly errors: FieldErrors }

/** The values of a form, read by the tool's schema. One message a field, the first. */
export function readForm<S extends v.GenericSchema>(schema: S, values: unknown): FormRead<v.InferOutput<S>> {
  const read = v.safeParse(schema, values)
  if (read.success) return { ok: true, input: read.output }
  const errors: Record<string, string> = {}
  for (const { path = [], message } of read.issues) errors[path.map(({ key }) => String(key)).join('.')] ??= message
  return { ok: false, errors }
}

/** The values of a form as they stand in it: those of fields that are not shown count as empty. */
export const readVisible = <S extends v.GenericSchema>(form: ToolForm<S>, values: FormValues) =>
  readForm(form.schema, visibleValues(form, values))
