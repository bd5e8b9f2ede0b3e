import { z } from 'zod'
import { readYaml } from './files.ts'
import { callToAction, pageMeta, titledText } from './types.ts'

const page = readYaml(
  'pages',
  'about',
  z.strictObject({
    meta: pageMeta,
    hero: titledText,
    mission: z.strictObject({ title: z.string(), paragraphs: z.array(z.string()) }),
    values: z.strictObject({ title: z.string(), items: z.array(titledText) }),
    /** Above the chefs, whose profiles editors keep (`lib/authors`). */
    chefsTitle: z.string(),
    callToAction,
  }),
)

export const { mission, values, chefsTitle } = page
export const aboutMeta = page.meta
export const aboutHero = page.hero
export const aboutCallToAction = page.callToAction
