import { freeMenuGroups, toolCount } from '../tools/groups.ts'
import type { LinkItem } from './types.ts'

export interface ServicesDropdown extends LinkItem {
  readonly dropdown: 'services'
  readonly links: readonly LinkItem[]
}

export interface ToolsColumn {
  readonly title: string
  readonly links: readonly LinkItem[]
  /** A closing link below the column, set apart from the list. */
  readonly more: LinkItem | null
}

export interface ToolsDropdown extends LinkItem {
  readonly dropdown: 'tools'
  /** The item stays highlighted for this path and everything below it. */
  readonly activeUnder: string
  readonly columns: readonly ToolsColumn[]
}

export interface PlainItem extends LinkItem {
  readonly dropdown: null
}

export type ServicesNavItem = PlainItem | ServicesDropdown | ToolsDropdown

export const serviceLinks = [
  { label: 'AI Agent Development', href: '/services/ai-agent-development' },
  { label: 'SEO Optimisation', href: '/services/seo-optimization' },
  { label: 'Full-Stack Development', href: '/services/fullstack-development' },
  { label: 'Marketing & Lead Generation', href: '/services/marketing-lead-generation' },
  { label: 'Automation Systems', href: '/services/automation-systems' },
  { label: 'Custom API Development', href: '/services/custom-api-development' },
] as const satisfies readonly LinkItem[]

export const premiumToolLinks = [
  { label: 'Premium Tools', href: '/tools/premium' },
  { label: 'Content Repurposing Engine', href: '/tools/content-repurposing-engine' },
  { label: 'Email Subject Line Generator', href: '/tools/email-subject-line-generator' },
  { label: 'Landing Page Copy Generator', href: '/tools/landing-page-copy-generator' },
] as const satisfies readonly LinkItem[]

export const allToolsLink: LinkItem = { label: `All ${toolCount} tools`, href: '/tools' }

export const servicesNavigation: readonly ServicesNavItem[] = [
  { label: 'Home', href: '/', dropdown: null },
  { label: 'Services', href: '/services', dropdown: 'services', links: serviceLinks },
  { label: 'Case Studies', href: '/case-studies', dropdown: null },
  { label: 'Blog', href: '/blog', dropdown: null },
  {
    label: 'Tools',
    href: '/tools',
    dropdown: 'tools',
    activeUnder: '/tools',
    columns: [
      {
        title: 'Free tools',
        links: freeMenuGroups().map((group) => ({ label: group.title, href: group.path })),
        more: allToolsLink,
      },
      { title: 'Premium tools', links: premiumToolLinks, more: null },
    ],
  },
  { label: 'Contact', href: '/contact', dropdown: null },
]
