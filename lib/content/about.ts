import { z } from 'zod'
import { readOwnerTexts } from './files.ts'
import { callToAction, pageMeta, titledText } from './types.ts'

export const about = readOwnerTexts(
  'about',
  z.strictObject({
    meta: pageMeta,
    hero: titledText,
    mission: z.strictObject({ title: z.string(), paragraphs: z.array(z.string()) }),
    values: z.strictObject({ title: z.string(), items: z.array(titledText) }),
    /** Title above the chefs, whose profiles editors maintain (`lib/authors`). */
    chefsTitle: z.string(),
    callToAction,
  }),
)
