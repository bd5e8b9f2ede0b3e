import type { FieldValues, UseFormReturn } from 'react-hook-form'

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'getValues' | 'reset'>

/** Makes `stored` the saved values of a form. A field that was changed since `sent` keeps its text, still unsaved. */
export function resetToStored<Values extends FieldValues>(form: Form<Values>, sent: Values, stored: Values): void {
  const changed = Object.entries(form.getValues()).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(sent[name]),
  )
  form.reset(stored)
  const values: Values = { ...stored, ...Object.fromEntries(changed) }
  if (changed.length > 0) form.reset(values, { keepDefaultValues: true })
}
