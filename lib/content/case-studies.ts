import { animalClinicInboxAgent, bakeryOrderAutomation, cookerySchoolBookingPlatform, petFoodWholesaleLeads, recipeArchiveSearchGrowth } from './case-study-texts.ts'
import type { CaseStudySlug } from '../studio-slugs.ts'
import type { CaseStudy } from './types.ts'
import type { PageMeta } from '../page-texts.ts'

/** The case studies in the order of their overview. */
export const caseStudies: readonly CaseStudy[] = [
  animalClinicInboxAgent,
  bakeryOrderAutomation,
  recipeArchiveSearchGrowth,
  cookerySchoolBookingPlatform,
  petFoodWholesaleLeads,
]

/** The case study with this slug; undefined for an unknown one. */
export function findCaseStudy(slug: string): CaseStudy | undefined {
  return caseStudies.find((study) => study.slug === slug)
}

/** The case studies behind a list of slugs, in the same order. */
export function caseStudiesBySlugs(slugs: readonly CaseStudySlug[]): readonly CaseStudy[] {
  return slugs.flatMap((slug) => findCaseStudy(slug) ?? [])
}

export const illustrativeNote = {
  label: 'Illustrative example',
  text: 'This company does not exist and its figures are invented. The study shows how we would go about such a task and what we would measure.',
} as const

export const caseStudiesMeta: PageMeta = {
  title: 'Case Studies',
  description:
    'Five worked examples of AI agents, automation, search, software and lead generation, with figures and charts. Illustrative, and labelled so.',
}

export const caseStudiesOverview = {
  title: 'Case Studies',
  intro:
    'Five tasks from the trades we know, worked through from the first question to the figures we would measure. All of them are illustrative examples; none describes a real company.',
} as const

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
  read: 'Read the case study',
  table: 'The figures as a table',
} as const
