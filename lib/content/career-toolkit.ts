import { z } from 'zod'
import { readYaml } from './files.ts'
import { pageMeta, titledText } from './types.ts'

/** Texts above and below the tools; title and subtitle come from the tool group. */
export const careerToolkit = readYaml(
  'pages',
  'career-toolkit',
  z.strictObject({
    meta: pageMeta,
    lead: z.string(),
    audience: z.string(),
    stepsTitle: z.string(),
    steps: z.array(titledText),
    accessNote: z.string(),
  }),
)
