import { createFormControl } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { resetToStored } from './reset-to-stored'

type Values = { version: number; texts: { name: string; tagline: string }; logo: string | null }

/** Saves a form. `type` changes it between the sending and the answer. */
function saved(type: (form: ReturnType<typeof createFormControl<Values>>['formControl']) => void) {
  const defaultValues: Values = { version: 1, texts: { name: 'Soup ', tagline: '' }, logo: null }
  const { formControl: form } = createFormControl<Values>({ defaultValues })
  form.reset(defaultValues)
  form.subscribe({ formState: { dirtyFields: true }, callback: () => undefined })
  for (const name of ['texts.name', 'texts.tagline', 'logo'] as const) form.register(name)
  const sent = structuredClone(form.getValues())
  type(form)
  resetToStored(form, sent, { version: 2, texts: { name: 'Soup', tagline: '' }, logo: null })
  return { values: form.getValues(), isDirty: form.getFieldState('texts').isDirty }
}

describe('a form that was saved', () => {
  it('shows the stored values when no field was changed meanwhile', () => {
    expect(saved(() => undefined)).toEqual({
      values: { version: 2, texts: { name: 'Soup', tagline: '' }, logo: null },
      isDirty: false,
    })
  })

  it('keeps a field that was changed meanwhile as unsaved, and takes the new version', () => {
    const typed = saved((form) => form.setValue('texts.tagline', 'Warm'))
    expect(typed.values).toMatchObject({ version: 2, texts: { tagline: 'Warm' } })
    expect(typed.isDirty).toBe(true)
  })
})
