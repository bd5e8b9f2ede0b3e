import { site } from '../site.ts'
import { aiAgentDevelopment, automationSystems } from './service-texts/automation.ts'
import { customApiDevelopment, fullstackDevelopment } from './service-texts/development.ts'
import { marketingLeadGeneration, seoOptimization } from './service-texts/marketing.ts'
import type { ServiceSlug } from '../studio-slugs.ts'
import type { CallToAction, Service } from './types.ts'
import type { PageMeta } from '../page-texts.ts'

/** The six services in the order of the menu. */
export const services: readonly Service[] = [
  aiAgentDevelopment,
  seoOptimization,
  fullstackDevelopment,
  marketingLeadGeneration,
  automationSystems,
  customApiDevelopment,
]

/** The service with this slug; undefined for an unknown one. */
export function findService(slug: string): Service | undefined {
  return services.find((service) => service.slug === slug)
}

/** The services behind a list of slugs, in the same order. */
export function servicesBySlugs(slugs: readonly ServiceSlug[]): readonly Service[] {
  return slugs.flatMap((slug) => findService(slug) ?? [])
}

export const servicesMeta: PageMeta = {
  title: 'Services',
  description: site.studioDescription,
}

export const servicesOverview = {
  title: 'Services',
  intro: `${site.studioName} is the workshop beside the magazine. What we learnt by running a publication, we do for other small and medium companies.`,
  principles: [
    {
      title: 'Small and finished',
      text: 'We would rather end one thing than begin five. Every project starts with the part that pays for itself.',
    },
    {
      title: 'Yours to keep',
      text: 'Accounts and data are in your name from the start, the work is yours once it is paid for, and everything is written down for whoever comes next.',
    },
    {
      title: 'Plain speech',
      text: 'You get the price, the risk and the alternative in words that need no glossary. Sometimes the alternative is a spreadsheet.',
    },
  ],
} as const

export const serviceLabels = {
  forWhom: 'Who it is for',
  steps: 'How it runs',
  deliverables: 'What you get',
  questions: 'Questions and answers',
  relatedTools: 'Related tools',
  relatedCaseStudies: 'Related case studies',
  otherServices: 'Other services',
} as const

export const studioCallToAction: CallToAction = {
  title: 'Tell us what takes too long',
  text: `Describe it in three sentences. You can expect a ${site.promises.response}, and the first talk is a ${site.promises.consultation}.`,
  actions: [
    { label: "Let's talk", href: '/contact' },
    { label: 'See the case studies', href: '/case-studies' },
  ],
}
