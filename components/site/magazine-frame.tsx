'use client'

import { LinkButton } from './link-button'
import { Masthead } from './masthead'
import { NavLink } from './nav-link'
import { SearchBox } from './search-box'
import { useSite } from './site-context'
import { SiteFooter } from './site-footer'
import {
  contentNavigation,
  contentNavigationButton,
  magazineFooter,
  moreNavigation,
  siteSwitch,
} from '@/lib/content/navigation'
import { shell } from '@/lib/content/shell'

/** Header of the magazine: the content navigation, wide and folded, with the same links. */
export function MagazineHeader() {
  const site = useSite()
  return (
    <Masthead
      name={site.name}
      tagline={site.tagline}
      siteSwitch={siteSwitch.toStudio(site)}
      navigation={<WideLinks />}
      action={<LinkButton href={contentNavigationButton.href}>{contentNavigationButton.label}</LinkButton>}
      menu={<FoldedLinks />}
      isMenuRepeated
    />
  )
}

function WideLinks() {
  return (
    <nav aria-label={shell.mainNavigation}>
      <ul className="flex items-center gap-1">
        {contentNavigation.map(({ href, label }) => (
          <li key={href}>
            <NavLink href={href} className="nav-link">
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function FoldedLinks() {
  return (
    <>
      <SearchBox className="mt-4" />
      <nav aria-label={shell.mainNavigation} className="mt-6">
        <ul>
          {contentNavigation.map(({ href, label }) => (
            <li key={href} className="border-b border-line">
              <NavLink href={href} className="menu-link font-display font-semibold text-2xl">
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
        <ul className="mt-4 flex flex-wrap gap-x-2">
          {moreNavigation.map(({ href, label }) => (
            <li key={href}>
              <NavLink href={href} className="menu-link">
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <LinkButton href={contentNavigationButton.href} size="large" className="mt-8 w-full">
        {contentNavigationButton.label}
      </LinkButton>
    </>
  )
}

export function MagazineFooter() {
  return <SiteFooter {...magazineFooter(useSite())} />
}
