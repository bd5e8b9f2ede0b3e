import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import type { z } from 'zod'
import { type AdminContext, getAdminContext } from '@/lib/auth/session'
import { beginAction } from '@/lib/begin-action'
import { logError } from '@/lib/log'
import { findUnstorable, NOT_STORABLE } from '@/lib/text'
import type { ActionFailure, ActionResult } from './action-result'
import { fail, invalidFields, SESSION_ENDED } from './action-result'

export type { AdminContext }

function invalid(error: z.ZodError): ActionFailure {
  const fieldErrors: Record<string, string> = {}
  for (const issue of error.issues) fieldErrors[issue.path.join('.')] ??= issue.message
  return invalidFields(fieldErrors)
}

/**
 * The one way to write as an admin: asks who it is, once, checks the input with the form's schema, hands the context to
 * `run`, and turns what went wrong into a value. `Refusal` is a failure that carries more than words. `onError` puts an
 * unexpected error into words for a person; the log gets the whole of it.
 */
export function adminAction<Schema extends z.ZodType, Data, Refusal extends ActionFailure = never>(
  schema: Schema,
  run: (input: z.output<Schema>, context: AdminContext) => Promise<ActionResult<Data> | Refusal>,
  onError: (error: unknown, input: unknown) => string,
): (input: z.input<Schema>) => Promise<ActionResult<Data> | Refusal> {
  const act = async (input: z.input<Schema>) => {
    try {
      const context = await getAdminContext()
      if (!context) return fail(SESSION_ENDED, 'session')
      const unstorable = findUnstorable(input)
      if (unstorable !== null) return { ...invalidFields({ [unstorable]: NOT_STORABLE }), message: NOT_STORABLE }
      const parsed = schema.safeParse(input)
      if (!parsed.success) return invalid(parsed.error)
      return await run(parsed.data, context)
    } catch (error) {
      unstable_rethrow(error)
      logError('action', error)
      return fail(onError(error, input), 'failed')
    }
  }
  return (input) => beginAction(() => act(input))
}
