import type { ReactNode } from 'react'
import { Shell } from './shell'
import { LinkButton } from './link-button'
import { Masthead } from './masthead'
import { NavLink } from './nav-link'
import { StudioNavigation } from './studio-navigation'
import {
  type ServicesNavItem,
  servicesNavigation,
  servicesNavigationButton,
  siteSwitch,
} from '@/lib/content/navigation'
import { shell } from '@/lib/content/shell'
import type { LinkItem } from '@/lib/content/types'
import { site } from '@/lib/site'

/** Header of the studio: the services navigation with its two dropdowns, and the same links folded. */
function StudioHeader() {
  return (
    <Masthead
      name={site.studioName}
      tagline={site.studioTagline}
      siteSwitch={siteSwitch.toMagazine}
      navigation={<StudioNavigation label={shell.mainNavigation} items={servicesNavigation} />}
      // A page of the magazine: fetched ahead, it would bring that half's scripts to every page of this one.
      action={
        <LinkButton href={servicesNavigationButton.href} prefetch={false}>
          {servicesNavigationButton.label}
        </LinkButton>
      }
      menu={<FoldedLinks />}
    />
  )
}

function FoldedLinks() {
  return (
    <>
      <nav aria-label={shell.mainNavigation} className="mt-4">
        <ul>
          {servicesNavigation.map((item) => (
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
      <LinkButton href={servicesNavigationButton.href} prefetch={false} size="large" className="mt-8 w-full">
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

/** The shell of the studio's pages. */
export function StudioShell({ mainId = 'studio-main', children }: { mainId?: string; children: ReactNode }) {
  return (
    <Shell skin="studio" mainId={mainId} header={<StudioHeader />}>
      {children}
    </Shell>
  )
}
