type Form<I> = { readonly ok: true; readonly input: I } | { readonly ok: false; readonly errors: unknown }

/** The input of a form that is right; a test fails with the messages of one that is not. */
export function inputOf<I>(form: Form<I>): I {
  if (!form.ok) throw new Error(JSON.stringify(form.errors))
  return form.input
}
