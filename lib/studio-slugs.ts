/** Slugs without texts, since services, case studies and tools refer to each other. */
export const serviceSlugs = [
  'ai-agent-development',
  'seo-optimization',
  'fullstack-development',
  'marketing-lead-generation',
  'automation-systems',
  'custom-api-development',
] as const

export type ServiceSlug = (typeof serviceSlugs)[number]

export const caseStudySlugs = [
  'animal-clinic-inbox-agent',
  'bakery-order-automation',
  'recipe-archive-search-growth',
  'cookery-school-booking-platform',
  'pet-food-wholesale-leads',
] as const

export type CaseStudySlug = (typeof caseStudySlugs)[number]

export function servicePath(slug: ServiceSlug): `/services/${ServiceSlug}` {
  return `/services/${slug}`
}

export function caseStudyPath(slug: CaseStudySlug): `/case-studies/${CaseStudySlug}` {
  return `/case-studies/${slug}`
}
