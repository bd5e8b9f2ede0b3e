import type { SiteFrame } from '../site.ts'
import type { LinkItem } from './types.ts'

export const contentNavigation = [
  { label: 'Home', href: '/' },
  { label: 'Health Articles', href: '/blog' },
  { label: 'Food News', href: '/news' },
  { label: 'Nutrition Tips', href: '/guides' },
  { label: 'About', href: '/about' },
  { label: 'Contact', href: '/contact' },
] as const satisfies readonly LinkItem[]

/** Further pages of the magazine, for the menu on small screens and the footer. */
export const moreNavigation = [
  { label: 'Education', href: '/education' },
  { label: 'Topics', href: '/topics' },
  { label: 'Saved', href: '/saved' },
] as const satisfies readonly LinkItem[]

export const contentNavigationButton = { label: 'Read Articles', href: '/blog' } as const satisfies LinkItem

/** The link in each header that switches between magazine and studio. */
export const siteSwitch = {
  toStudio: ({ studioName }: SiteFrame): LinkItem => ({ label: studioName, href: '/services' }),
  toMagazine: ({ name }: SiteFrame): LinkItem => ({ label: `${name} magazine`, href: '/' }),
} as const

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
  copyright: ({ companyName, city }: SiteFrame) => `${companyName}, ${city}`,
} as const

export interface Footer {
  readonly brand: string
  readonly about: string
  readonly columns: readonly { readonly title: string; readonly links: readonly LinkItem[] }[]
}

/** The footer of the magazine: its own links first, then links to the studio. */
export const magazineFooter = ({ name, studioName }: SiteFrame): Footer => ({
  brand: name,
  about: 'Recipes, nutrition and pet health, written in a kitchen with a dog under the table.',
  columns: [
    { title: 'Explore', links: [...footerLinks, ...moreNavigation] },
    { title: 'Topics', links: footerTopics },
    { title: studioName, links: footerStudioLinks },
  ],
})
