import { z } from 'zod'
import { readYaml } from './files.ts'
import { pageMeta, titledText } from './types.ts'

/** What the page says above and below the tools of its group; title and subtitle are the group's. */
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
