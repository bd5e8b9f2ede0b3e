import { z } from 'zod'
import type { Site } from '../site.ts'
import { caseStudySlugs, type ServiceSlug, serviceSlugs } from '../studio-slugs.ts'
import type { ToolReference } from '@site/tools'
import { ownerText, readOwnerTexts, readYaml } from './files.ts'
import { callToAction, type PageMeta, questionAnswer, titledText } from './types.ts'

const serviceSchema = z.strictObject({
  title: z.string(),
  navLabel: z.string(),
  summary: z.string(),
  lead: z.string(),
  forWhom: z.array(z.string()),
  steps: z.array(titledText),
  deliverables: z.array(z.string()),
  questions: z.array(questionAnswer),
  /** A test checks that each exists. */
  relatedTools: z.array(z.custom<ToolReference>((key) => typeof key === 'string')),
  relatedCaseStudies: z.array(z.enum(caseStudySlugs)),
  art: z.enum(['cog', 'chat', 'arrow', 'bars', 'plug', 'envelope']),
  metaDescription: ownerText,
})

export type Service = z.output<typeof serviceSchema> & { readonly slug: ServiceSlug }

/** The services in menu order. */
export const services: readonly Service[] = serviceSlugs.map((slug) => ({
  slug,
  ...readYaml('services', slug, serviceSchema),
}))

export function findService(slug: string): Service | undefined {
  return services.find((service) => service.slug === slug)
}

export function servicesBySlugs(slugs: readonly ServiceSlug[]): readonly Service[] {
  return slugs.flatMap((slug) => findService(slug) ?? [])
}

export const servicesOverview = readOwnerTexts(
  'services',
  z.strictObject({ title: z.string(), intro: z.string(), principles: z.array(titledText), callToAction }),
)

export const studioCallToAction = (site: Site) => servicesOverview(site).callToAction
export const servicesMeta = (site: Site): PageMeta => ({
  title: servicesOverview(site).title,
  description: site.studioDescription,
})

export const serviceLabels = {
  forWhom: 'Who it is for',
  steps: 'How it runs',
  deliverables: 'What you get',
  questions: 'Questions and answers',
  relatedTools: 'Related tools',
  relatedCaseStudies: 'Related case studies',
  otherServices: 'Other services',
} as const
