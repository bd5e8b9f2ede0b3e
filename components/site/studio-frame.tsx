'use client'

import { LinkButton } from './link-button'
import { Masthead } from './masthead'
import { NavLink } from './nav-link'
import { StudioNavigation } from './studio-navigation'
import { SiteFooter } from './site-footer'
import { siteSwitch } from '@/lib/content/navigation'
import { shell } from '@/lib/content/shell'
import { servicesNavigationButton, studioFooter } from '@/lib/content/studio-links'
import type { ServicesNavItem } from '@/lib/content/studio-navigation'
import type { LinkItem } from '@/lib/content/types'
import { identity } from '@/lib/identity'

/** Header of the studio: the services navigation with its two dropdowns, and the same links folded. */
export function StudioHeader({ items }: { items: readonly ServicesNavItem[] }) {
  return (
    <Masthead
      name={identity.studioName}
      tagline={identity.studioTagline}
      siteSwitch={siteSwitch.toMagazine}
      navigation={<StudioNavigation label={shell.mainNavigation} items={items} />}
      action={<LinkButton href={servicesNavigationButton.href}>{servicesNavigationButton.label}</LinkButton>}
      menu={<FoldedLinks items={items} />}
    />
  )
}

function FoldedLinks({ items }: { items: readonly ServicesNavItem[] }) {
  return (
    <>
      <nav aria-label={shell.mainNavigation} className="mt-4">
        <ul>
          {items.map((item) => (
            <li key={item.href} className="border-b border-line">
              <NavLink
                href={item.href}
                activeUnder={item.activeUnder}
                className="menu-link font-display font-semibold text-2xl"
              >
                {item.label}
              </NavLink>
              <FoldedDropdown item={item} />
            </li>
          ))}
        </ul>
      </nav>
      <LinkButton href={servicesNavigationButton.href} size="large" className="mt-8 w-full">
        {servicesNavigationButton.label}
      </LinkButton>
    </>
  )
}

function FoldedDropdown({ item }: { item: ServicesNavItem }) {
  if (item.dropdown === null) return null
  if (item.dropdown === 'services') return <SubLinks links={item.links} />
  return item.columns.map(({ title, links, more }) => (
    <div key={title}>
      <p className="mt-1 pl-4 text-sm font-semibold text-ink-soft">{title}</p>
      <SubLinks links={more ? [...links, more] : links} />
    </div>
  ))
}

function SubLinks({ links }: { links: readonly LinkItem[] }) {
  return (
    <ul className="mb-3 border-l-4 border-accent/30 pl-3">
      {links.map(({ href, label }) => (
        <li key={href}>
          <NavLink href={href} className="menu-link text-base">
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

/** The footer of the studio; the other half's is no part of its script. */
export function StudioFooter() {
  return <SiteFooter {...studioFooter} />
}
