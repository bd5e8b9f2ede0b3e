import type { ToolFields } from './types.ts'

type Form<I, E = unknown> = { readonly ok: true; readonly input: I } | { readonly ok: false; readonly errors: E }

/** The input of a form that is right; a test fails with the messages of one that is not. */
export function inputOf<I>(form: Form<I>): I {
  if (!form.ok) throw new Error(JSON.stringify(form.errors))
  return form.input
}

/** The messages of a form; none when it is right. */
export const formErrors = <E extends object>(form: Form<unknown, E>): E | Record<string, never> =>
  form.ok ? {} : form.errors

/** The values that a choice of a form offers. */
export function valuesOf({ groups }: ToolFields, name: string): readonly string[] {
  const field = groups.flatMap(({ fields }) => fields).find((one) => one.name === name)
  if (field?.kind !== 'choice' && field?.kind !== 'radio') throw new Error(`${name} is no choice`)
  return field.options.map(({ value }) => value)
}
