import { site } from '../site.ts'
import type { LinkItem } from './types.ts'

export const contentNavigation = [
  { label: 'Home', href: '/' },
  { label: 'Health Articles', href: '/blog' },
  { label: 'Food News', href: '/news' },
  { label: 'Nutrition Tips', href: '/guides' },
  { label: 'About', href: '/about' },
  { label: 'Contact', href: '/contact' },
] as const satisfies readonly LinkItem[]

export const contentNavigationButton = { label: 'Read Articles', href: '/blog' } as const satisfies LinkItem
export const studioNavigationButton = { label: "Let's talk", href: '/contact' } as const satisfies LinkItem

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
  { label: 'Recipes for every day', href: '/blog' },
  { label: 'Food for dogs', href: '/search?q=dog' },
  { label: 'Food for cats', href: '/search?q=cat' },
  { label: 'Cooking guides', href: '/guides' },
  { label: 'Culinary education', href: '/education' },
  { label: 'Culinary news', href: '/news' },
] as const satisfies readonly LinkItem[]

export const footer = {
  linksTitle: 'Explore',
  topicsTitle: 'Topics',
  studioTitle: site.studioName,
  contactTitle: 'Contact',
  socialTitle: 'Follow us',
  about: 'Recipes, nutrition and pet health, written in a kitchen where somebody is always waiting under the table.',
  copyright: `${site.registration.companyName}, ${site.contact.address.city}`,
} as const
