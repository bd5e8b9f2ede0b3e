import { freeMenuGroups, toolCount } from '../tools/groups.ts'
import { site } from '../site.ts'
import { listings } from '../posts/types.ts'
import type { LinkItem } from './types.ts'

interface StudioItem extends LinkItem {
  /** The item stays highlighted for these paths and everything below them. */
  readonly activeUnder?: readonly string[]
}

export interface ServicesDropdown extends StudioItem {
  readonly dropdown: 'services'
  readonly links: readonly LinkItem[]
}

export interface ToolsColumn {
  readonly title: string
  readonly links: readonly LinkItem[]
  /** A closing link below the column, set apart from the list. */
  readonly more: LinkItem | null
}

export interface ToolsDropdown extends StudioItem {
  readonly dropdown: 'tools'
  readonly columns: readonly ToolsColumn[]
}

export interface PlainItem extends StudioItem {
  readonly dropdown: null
}

export type ServicesNavItem = PlainItem | ServicesDropdown | ToolsDropdown

export const contentNavigation = [
  { label: 'Home', href: '/' },
  { label: 'Health Articles', href: '/blog' },
  { label: 'Food News', href: '/news' },
  { label: 'Nutrition Tips', href: '/guides' },
  { label: 'About', href: '/about' },
  { label: 'Contact', href: '/contact' },
] as const satisfies readonly LinkItem[]

export const contentNavigationButton = { label: 'Read Articles', href: '/blog' } as const satisfies LinkItem

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

export const allToolsLink: LinkItem = { label: `All ${toolCount} tools`, href: '/tools' }

export const servicesNavigation: readonly ServicesNavItem[] = [
  { label: 'Home', href: '/', dropdown: null },
  { label: 'Services', href: '/services', dropdown: 'services', activeUnder: ['/services'], links: serviceLinks },
  { label: 'Case Studies', href: '/case-studies', activeUnder: ['/case-studies'], dropdown: null },
  { label: 'Blog', href: '/blog', dropdown: null },
  {
    label: 'Tools',
    href: '/tools',
    dropdown: 'tools',
    activeUnder: ['/tools', '/career-toolkit'],
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

export const servicesNavigationButton = { label: "Let's talk", href: '/contact' } as const satisfies LinkItem

/** The small switch in each header between the magazine and the studio. */
export const siteSwitch = {
  toStudio: { label: site.studioName, href: '/services' },
  toMagazine: { label: `${site.name} magazine`, href: '/' },
} as const satisfies Record<string, LinkItem>

export const footerLinks = [
  { label: 'Home', href: '/' },
  { label: 'Health Articles', href: '/blog' },
  { label: 'Nutrition Tips', href: '/guides' },
  { label: 'Food News', href: '/news' },
  { label: 'About', href: '/about' },
  { label: 'Contact', href: '/contact' },
  { label: 'Terms & Conditions', href: '/terms-and-conditions' },
  { label: 'Privacy Policy', href: '/privacy-policy' },
] as const satisfies readonly LinkItem[]

export const footerStudioLinks = [
  { label: 'Services', href: '/services' },
  { label: 'Case Studies', href: '/case-studies' },
  { label: 'Tools', href: '/tools' },
  { label: 'Career Toolkit', href: '/career-toolkit' },
] as const satisfies readonly LinkItem[]

export const footerTopics = [
  { label: 'Recipes for every day', href: '/topics/main-dishes' },
  { label: 'Food for dogs', href: '/topics/dogs' },
  { label: 'Food for cats', href: '/topics/cats' },
  { label: 'Polish cooking', href: '/topics/polish-cooking' },
  { label: 'Technique', href: '/topics/technique' },
  { label: 'All topics', href: '/topics' },
] as const satisfies readonly LinkItem[]

export const footer = {
  contactTitle: 'Contact',
  socialTitle: 'Follow us',
  copyright: `${site.registration.companyName}, ${site.contact.address.city}`,
} as const

export interface Footer {
  readonly brand: string
  readonly about: string
  readonly columns: readonly { readonly title: string; readonly links: readonly LinkItem[] }[]
}

/** The footer of each half of the site: its own links first, and the way to the other half. */
export const footers: Readonly<Record<'magazine' | 'studio', Footer>> = {
  magazine: {
    brand: site.name,
    about: 'Recipes, nutrition and pet health, written in a kitchen where somebody is always waiting under the table.',
    columns: [
      { title: 'Explore', links: footerLinks },
      { title: 'Topics', links: footerTopics },
      { title: site.studioName, links: footerStudioLinks },
    ],
  },
  studio: {
    brand: site.studioName,
    about: site.studioDescription,
    columns: [
      { title: 'Services', links: serviceLinks },
      { title: 'Work and tools', links: [...footerStudioLinks, premiumToolsLink] },
      { title: 'The magazine', links: footerLinks },
    ],
  },
}

export const listingTabs: readonly LinkItem[] = listings.map(({ tabLabel, path }) => ({ label: tabLabel, href: path }))

export const popularPages = [
  { label: 'SEO & Content Tools', href: '/tools/seo' },
  { label: 'Social Media Tools', href: '/tools/social-media' },
  { label: 'Premium Tools', href: '/tools/premium' },
  { label: 'AI Agent Development', href: '/services/ai-agent-development' },
  { label: 'Case Studies', href: '/case-studies' },
  { label: 'Blog', href: '/blog' },
] as const satisfies readonly LinkItem[]

export const notFoundToolCategories = [
  { label: 'Business & HR', href: '/tools/business-hr' },
  { label: 'E-commerce', href: '/tools/ecommerce' },
  { label: 'Startup', href: '/tools/startup' },
  { label: 'Freelancer', href: '/tools/freelancers' },
  { label: 'Creator', href: '/tools/creators' },
  { label: 'Career Toolkit', href: '/career-toolkit' },
] as const satisfies readonly LinkItem[]
