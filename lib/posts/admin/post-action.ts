import 'server-only'
import type { z } from 'zod'
import { describeWriteError, gone } from './errors'
import { adminAction, type AdminContext } from '@/lib/action'
import { done, fail } from '@/lib/action-result'
import { isRefused } from '@/lib/supabase/backend-error'

/** An action that returns the result of `run`; null means that the post is gone. */
export const postAction = <Schema extends z.ZodType, Data>(
  schema: Schema,
  run: (input: z.output<Schema>, context: AdminContext) => Promise<Data | null>,
) =>
  adminAction<Schema, Data>(
    schema,
    async (input, context) => {
      try {
        const found = await run(input, context)
        return found === null ? gone() : done(found)
      } catch (error) {
        // Saved again, it would be refused again: the form does not repeat it.
        if (isRefused(error)) return fail(describeWriteError(error), 'invalid')
        throw error
      }
    },
    describeWriteError,
  )
