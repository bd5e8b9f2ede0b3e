import 'server-only'
import type { z } from 'zod'
import { describeWriteError, gone } from './errors'
import { adminAction, type AdminContext } from '@/lib/action'
import { done } from '@/lib/action-result'

/** An action that returns the result of `run`; null means that the post is gone. */
export const postAction = <Schema extends z.ZodType, Data>(
  schema: Schema,
  run: (input: z.output<Schema>, context: AdminContext) => Promise<Data | null>,
) =>
  adminAction<Schema, Data>(
    schema,
    async (input, context) => {
      const found = await run(input, context)
      return found === null ? gone() : done(found)
    },
    describeWriteError,
  )
