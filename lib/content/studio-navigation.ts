import { freeMenuGroups, tools } from '@site/tools'
import { premiumToolLinks, serviceLinks } from './studio-links.ts'
import type { LinkItem } from './types.ts'

export interface ToolsColumn {
  readonly title: string
  readonly links: readonly LinkItem[]
  readonly more: LinkItem | null
}

/** A link, with or without a dropdown below it. */
export type ServicesNavItem = LinkItem & { readonly activeUnder?: readonly string[] } & (
    | { readonly dropdown: null }
    | { readonly dropdown: 'services'; readonly links: readonly LinkItem[] }
    | { readonly dropdown: 'tools'; readonly columns: readonly ToolsColumn[] }
  )

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
        more: { label: `All ${tools.length} tools`, href: '/tools' },
      },
      { title: 'Premium tools', links: premiumToolLinks, more: null },
    ],
  },
  { label: 'Contact', href: '/contact', dropdown: null },
]
