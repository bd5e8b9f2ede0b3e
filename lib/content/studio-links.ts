import type { SiteFrame } from '../site.ts'
import { type Footer, footerLinks, footerStudioLinks } from './navigation.ts'
import type { LinkItem } from './types.ts'

/* Only pages of the studio load these links. */

export const serviceLinks = [
  { label: 'AI Agent Development', href: '/services/ai-agent-development' },
  { label: 'SEO Optimisation', href: '/services/seo-optimization' },
  { label: 'Full-Stack Development', href: '/services/fullstack-development' },
  { label: 'Marketing & Lead Generation', href: '/services/marketing-lead-generation' },
  { label: 'Automation Systems', href: '/services/automation-systems' },
  { label: 'Custom API Development', href: '/services/custom-api-development' },
] as const satisfies readonly LinkItem[]

const premiumToolsLink = { label: 'Premium Tools', href: '/tools/premium' } as const satisfies LinkItem

export const premiumToolLinks = [
  premiumToolsLink,
  { label: 'Content Repurposing Engine', href: '/tools/content-repurposing-engine' },
  { label: 'Email Subject Line Generator', href: '/tools/email-subject-line-generator' },
  { label: 'Landing Page Copy Generator', href: '/tools/landing-page-copy-generator' },
] as const satisfies readonly LinkItem[]

export const servicesNavigationButton = { label: "Let's talk", href: '/contact' } as const satisfies LinkItem

/** The footer of the studio: its own links first, then links to the magazine. */
export const studioFooter = ({ studioName, studioDescription }: SiteFrame): Footer => ({
  brand: studioName,
  about: studioDescription,
  columns: [
    { title: 'Services', links: serviceLinks },
    { title: 'Work and tools', links: [...footerStudioLinks, premiumToolsLink] },
    { title: 'The magazine', links: footerLinks },
  ],
})
