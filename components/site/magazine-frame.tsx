'use client'

import { LinkButton } from './link-button'
import { Masthead } from './masthead'
import { NavLink } from './nav-link'
import { SearchBox } from './search-box'
import { useSite } from './site-context'
import { SiteFooter } from './site-footer'
import { LinkList } from '@/components/ui/link-list'
import {
  contentNavigation,
  contentNavigationButton,
  magazineFooter,
  moreNavigation,
  siteSwitch,
} from '@/lib/content/navigation'
import { shell } from '@/lib/content/shell'

/** Header of the magazine: the content navigation as a row of links, and as a menu on small screens. */
export function MagazineHeader() {
  const site = useSite()
  return (
    <Masthead
      name={site.name}
      tagline={site.tagline}
      siteSwitch={siteSwitch.toStudio(site)}
      navigation={<WideLinks />}
      action={<LinkButton {...contentNavigationButton} />}
      menu={<FoldedLinks />}
      isMenuRepeated
    />
  )
}

function WideLinks() {
  return (
    <nav aria-label={shell.mainNavigation}>
      <LinkList links={contentNavigation} as={NavLink} className="flex items-center gap-1" linkClass="nav-link" />
    </nav>
  )
}

function FoldedLinks() {
  return (
    <>
      <SearchBox className="mt-4" />
      <nav aria-label={shell.mainNavigation} className="mt-6">
        <LinkList
          links={contentNavigation}
          as={NavLink}
          itemClass="border-b border-line"
          linkClass="menu-link font-display font-semibold text-2xl"
        />
        <LinkList links={moreNavigation} as={NavLink} className="mt-4 flex flex-wrap gap-x-2" linkClass="menu-link" />
      </nav>
      <LinkButton {...contentNavigationButton} size="large" className="mt-8 w-full" />
    </>
  )
}

export function MagazineFooter() {
  return <SiteFooter {...magazineFooter(useSite())} />
}
