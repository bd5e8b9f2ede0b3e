import 'server-only'
import { refresh } from 'next/cache'
import { unstable_rethrow } from 'next/navigation'
import { headers } from 'next/headers'
import type { z } from 'zod'
import type { ActionFailure, ActionResult } from './action-result'
import { done, fail, fieldErrorsOf, invalidFields, SESSION_ENDED } from './action-result'
import { missingRightMessage, may, type Right } from '@/lib/auth/rights'
import { type AdminContext, getAccountContext, getAdminContext, hasSessionEnded } from '@/lib/auth/session'
import { serverEnv } from '@/lib/env'
import { logError, requestIds } from '@/lib/log'
import { readRequestId, requestIdHeader } from '@/lib/request-id'
import { isRefused } from '@/lib/supabase/backend-error'
import { findUnstorable, NOT_STORABLE } from '@/lib/text'

export type { AdminContext }

/** The request's id, set by the server or the middleware; undefined outside of a request. */
const requestId = () =>
  headers().then(
    (given) => readRequestId(given.get(requestIdHeader(serverEnv().SESSION_SECRET))),
    () => undefined,
  )

/** Adds the request's id to every log line of `run`. */
export const withRequestId = async <T>(run: () => Promise<T>): Promise<T> => requestIds.run(await requestId(), run)

/** Checks `input` with the form's schema and for text that the database cannot store; a failure names the fields. */
export function checkInput<Schema extends z.ZodType>(schema: Schema, input: unknown): ActionResult<z.output<Schema>> {
  const unstorable = findUnstorable(input)
  if (unstorable !== null) return { ...invalidFields({ [unstorable]: NOT_STORABLE }), message: NOT_STORABLE }
  const { data, error } = schema.safeParse(input)
  return error ? invalidFields(fieldErrorsOf(error)) : done(data)
}

/** For an account without its second step or its own password: another sign-in would not help. */
const STEP_MISSING =
  'Your account needs two-step sign-in or a new password first. Set it up in a new tab, then try again here: your text stays.'

/**
 * The only way to write as an admin. It identifies the caller once, checks the input with the form's schema, passes the
 * context to `run`, and returns errors as values. `Refusal`: a failure with more than a message. `onError`: the user's
 * message for an unexpected error, which the log gets in full. `right`: a right that the caller needs. `ask`:
 * identifies the caller.
 */
export function adminAction<Schema extends z.ZodType, Data, Refusal extends ActionFailure = never>(
  schema: Schema,
  run: (input: z.output<Schema>, context: AdminContext) => Promise<ActionResult<Data> | Refusal>,
  onError: (error: unknown, input: unknown) => string,
  { right, ask = getAdminContext }: { right?: Right; ask?: typeof getAdminContext } = {},
): (input: z.input<Schema>) => Promise<ActionResult<Data> | Refusal> {
  const act = async (input: z.input<Schema>) => {
    try {
      const context = await ask()
      if (!context) {
        const account = await getAccountContext()
        return account && account.lacksFactor !== 'code'
          ? fail(STEP_MISSING, 'invalid')
          : fail(SESSION_ENDED, 'session')
      }
      if (right && !may(context.admin, right)) return fail(missingRightMessage(right))
      const checked = checkInput(schema, input)
      return checked.ok ? await run(checked.data, context) : checked
    } catch (error) {
      unstable_rethrow(error)
      // An account may end this session in another browser while the action runs.
      if (isRefused(error) && (await hasSessionEnded().catch(() => false))) return fail(SESSION_ENDED, 'session')
      logError('action', error)
      // A form does not repeat what the database refuses.
      return fail(onError(error, input), isRefused(error) ? 'invalid' : 'failed')
    }
  }
  return (input) => withRequestId(() => act(input))
}

/**
 * An action that changes data. `write` resolves to a failure, a result, or nothing. The page then refreshes, except
 * after field errors, which the form shows.
 */
export const writeAction = <Schema extends z.ZodType, Data = undefined>(
  schema: Schema,
  write: (input: z.output<Schema>, context: AdminContext) => Promise<ActionResult<Data> | undefined>,
  onError: (error: unknown) => string,
  options?: { right?: Right; ask?: typeof getAdminContext },
) =>
  adminAction<Schema, Data>(
    schema,
    async (input, context) => {
      const result = (await write(input, context)) ?? done(undefined as Data)
      if (result.ok || !result.fieldErrors) refresh()
      return result
    },
    onError,
    options,
  )

/**
 * Serves an action as a route (see `panel-calls.ts`). `read` takes the input from the request. The session cookie belongs to
 * this site, so a request from another site is refused.
 */
export const actionRoute =
  <Input, Data>(read: (request: Request) => Promise<Input>, action: (input: Input) => Promise<ActionResult<Data>>) =>
  async (request: Request): Promise<Response> => {
    if (request.headers.get('sec-fetch-site') === 'cross-site') return new Response(null, { status: 403 })
    const input = await read(request).catch(() => null)
    return Response.json(input === null ? fail('The request could not be read', 'invalid') : await action(input))
  }
