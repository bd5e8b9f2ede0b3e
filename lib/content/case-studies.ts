import { z } from 'zod'
import { type CaseStudySlug, caseStudySlugs, serviceSlugs } from '../studio-slugs.ts'
import { readYaml } from './files.ts'

const chartSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('comparison'),
    title: z.string(),
    unit: z.string(),
    points: z.array(z.strictObject({ label: z.string(), before: z.number(), after: z.number() })),
  }),
  z.strictObject({
    kind: z.literal('series'),
    title: z.string(),
    unit: z.string(),
    points: z.array(z.strictObject({ label: z.string(), value: z.number() })),
  }),
])

const studySchema = z.strictObject({
  title: z.string(),
  summary: z.string(),
  client: z.string(),
  sector: z.string(),
  /** Always true: the studies are invented showcases and every page says so. */
  illustrative: z.literal(true),
  challenge: z.array(z.string()),
  approach: z.array(z.string()),
  result: z.array(z.string()),
  figures: z.array(z.strictObject({ label: z.string(), value: z.string() })),
  chart: chartSchema,
  services: z.array(z.enum(serviceSlugs)),
  metaDescription: z.string(),
})

export type CaseStudyChart = z.output<typeof chartSchema>
export type CaseStudy = z.output<typeof studySchema> & { readonly slug: CaseStudySlug }

/** The case studies in overview order. */
export const caseStudies: readonly CaseStudy[] = caseStudySlugs.map((slug) => ({
  slug,
  ...readYaml('case-studies', slug, studySchema),
}))

export function findCaseStudy(slug: string): CaseStudy | undefined {
  return caseStudies.find((study) => study.slug === slug)
}

export function caseStudiesBySlugs(slugs: readonly CaseStudySlug[]): readonly CaseStudy[] {
  return slugs.flatMap((slug) => findCaseStudy(slug) ?? [])
}

export const caseStudiesOverview = readYaml(
  'pages',
  'case-studies',
  z.strictObject({
    title: z.string(),
    description: z.string(),
    intro: z.string(),
    illustrativeNote: z.strictObject({ label: z.string(), text: z.string() }),
  }),
)

export const illustrativeNote = caseStudiesOverview.illustrativeNote

export const caseStudyLabels = {
  client: 'The client',
  sector: 'Sector',
  challenge: 'The challenge',
  approach: 'The approach',
  result: 'The result',
  figures: 'In figures',
  before: 'Before',
  after: 'After',
  services: 'Services used',
  more: 'More case studies',
  table: 'The figures as a table',
} as const
