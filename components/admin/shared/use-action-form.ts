import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { type SuccessMessage, useAdminAction, useSuccessToast } from './admin-action'
import { resetToStored } from './reset-to-stored'
import { type ActionResult, done } from '@/lib/action-result'

/** Wraps field errors as a success for `run`, so that the form shows them instead of a toast. */
const ofFields = <Data>(result: ActionResult<Data>): ActionResult<ActionResult<Data>> =>
  result.ok || result.fieldErrors ? done(result) : result

type Options<Input extends FieldValues, Output, Data> = {
  /** The schema of the action. */
  schema: z.ZodType<Output, Input>
  defaultValues: DefaultValues<Input>
  /** The toast's title for a failure without a field. */
  failed: string
  send: (values: Output) => Promise<ActionResult<Data>>
  /** Returns the success message. `resetTo` takes the stored values; see `resetToStored`. */
  onDone: (data: Data, values: Output, resetTo: (stored: Input) => void) => SuccessMessage
}

/**
 * A form that submits its values to an action. Errors of the schema or the server appear at their fields, and typed
 * values stay. Any other failure becomes a toast.
 */
export function useActionForm<Input extends FieldValues, Output, Data>(options: Options<Input, Output, Data>) {
  const { schema, defaultValues, failed, send, onDone } = options
  const { run } = useAdminAction()
  const say = useSuccessToast()
  const form = useForm<Input, unknown, Output>({ resolver: zodResolver(schema), defaultValues })
  const { isSubmitting } = form.formState

  const save = form.handleSubmit(async (values) => {
    const sent = structuredClone(form.getValues())
    const result = await run(failed, () => send(values).then(ofFields))
    if (result?.ok) return say(onDone(result.data, values, (stored) => resetToStored(form, sent, stored)))
    for (const [index, [name, message]] of Object.entries(result?.fieldErrors ?? {}).entries())
      form.setError(name as Path<Input>, { message }, { shouldFocus: index === 0 })
  })
  /** A field's registration and its error. */
  const field = (name: Path<Input>) => ({
    ...form.register(name),
    error: form.getFieldState(name, form.formState).error?.message,
  })
  return { form, field, save, isSubmitting }
}
