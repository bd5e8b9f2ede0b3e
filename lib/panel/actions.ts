'use server'

import { findInPanel } from './find'
import { type Found, paletteQuerySchema } from './schema'
import { adminAction } from '@/lib/action'
import { done } from '@/lib/action-result'

/** What the palette offers for these words. */
export const findEverything = adminAction<typeof paletteQuerySchema, Found[]>(
  paletteQuerySchema,
  async (q, context) => done(await findInPanel(context, q)),
  () => 'The search did not answer. Please try again.',
)
