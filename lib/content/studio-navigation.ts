import { freeMenuGroups, tools } from '@site/tools'
import { premiumToolLinks, serviceLinks } from './studio-links.ts'
import type { LinkItem } from './types.ts'

interface StudioItem extends LinkItem {
  readonly activeUnder?: readonly string[]
}

export interface ServicesDropdown extends StudioItem {
  readonly dropdown: 'services'
  readonly links: readonly LinkItem[]
}

export interface ToolsColumn {
  readonly title: string
  readonly links: readonly LinkItem[]
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

export const allToolsLink: LinkItem = { label: `All ${tools.length} tools`, href: '/tools' }

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
