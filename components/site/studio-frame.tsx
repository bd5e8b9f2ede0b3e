'use client'

import { usePathname } from 'next/navigation'
import { NavigationMenu } from 'radix-ui'
import { useLayoutEffect, useState } from 'react'
import { currentMark } from './current-mark'
import { LinkButton } from './link-button'
import { Masthead } from './masthead'
import { NavLink, type NavLinkProps } from './nav-link'
import { useSite } from './site-context'
import { SiteFooter } from './site-footer'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { LinkList } from '@/components/ui/link-list'
import { chevronDown } from '@/components/ui/shell-outlines'
import { siteSwitch } from '@/lib/content/navigation'
import { shell } from '@/lib/content/shell'
import { servicesNavigationButton, studioFooter } from '@/lib/content/studio-links'
import type { ServicesNavItem, ToolsColumn } from '@/lib/content/studio-navigation'
import type { LinkItem } from '@/lib/content/types'

/** Header of the studio: the services navigation with two dropdowns, and as a menu on small screens. */
export function StudioHeader({ items }: { items: readonly ServicesNavItem[] }) {
  const site = useSite()
  return (
    <Masthead
      name={site.studioName}
      tagline={site.studioTagline}
      siteSwitch={siteSwitch.toMagazine(site)}
      navigation={<WideLinks items={items} />}
      action={<LinkButton {...servicesNavigationButton} />}
      menu={<FoldedLinks items={items} />}
    />
  )
}

export function StudioFooter() {
  return <SiteFooter {...studioFooter(useSite())} />
}

/** In milliseconds. The 150 ms before a dropdown closes are Radix's default. */
const OPEN_DELAY = 200
const SKIP_DELAY = 300

/** The services navigation of wide screens: dropdowns by hover, click or keyboard. */
function WideLinks({ items }: { items: readonly ServicesNavItem[] }) {
  const pathname = usePathname()
  const [open, setOpen] = useState('')
  // Close when the page changes or the router hides this header, since it may show it again later.
  useLayoutEffect(() => () => setOpen(''), [pathname])
  return (
    <NavigationMenu.Root
      aria-label={shell.mainNavigation}
      value={open}
      onValueChange={setOpen}
      delayDuration={OPEN_DELAY}
      skipDelayDuration={SKIP_DELAY}
    >
      <NavigationMenu.List className="flex items-center gap-1">
        {items.map((item) => (
          <NavigationMenu.Item key={item.href} value={item.href} className="relative">
            <Entry item={item} />
          </NavigationMenu.Item>
        ))}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  )
}

function Entry({ item }: { item: ServicesNavItem }) {
  const mark = currentMark(usePathname(), item.href, item.activeUnder)
  if (item.dropdown === null)
    return (
      <MenuLink href={item.href} activeUnder={item.activeUnder} className="nav-link">
        {item.label}
      </MenuLink>
    )
  return (
    <>
      {/* A dropdown needs a script; without one, this link leads to the page that lists its entries. */}
      <a href={item.href} aria-current={mark} className="nav-link without-script">
        {item.label}
      </a>
      <NavigationMenu.Trigger aria-current={mark} className="nav-link needs-script group cursor-pointer gap-1">
        {item.label}
        <Icon
          outline={chevronDown}
          className="size-4 transition-transform duration-150 group-data-[state=open]:rotate-180"
        />
      </NavigationMenu.Trigger>
      <NavigationMenu.Content className="cut-mirrored absolute top-full right-0 z-50 w-max border border-line bg-paper-raised p-4 shadow-paper">
        {item.dropdown === 'services' ? (
          <LinkList links={item.links} as={MenuLink} linkClass="menu-link" />
        ) : (
          <div className="grid grid-cols-2 gap-x-8">
            {item.columns.map((column) => (
              <Column key={column.title} column={column} />
            ))}
          </div>
        )}
      </NavigationMenu.Content>
    </>
  )
}

function Column({ column }: { column: ToolsColumn }) {
  return (
    <div>
      <p className="px-3 pb-1 text-sm font-semibold text-ink-soft">{column.title}</p>
      <LinkList links={column.links} as={MenuLink} linkClass="menu-link" />
      {column.more && (
        <MenuLink href={column.more.href} className="menu-link mt-2 border-t border-line font-semibold text-accent">
          {column.more.label}
        </MenuLink>
      )}
    </div>
  )
}

function MenuLink({ href, activeUnder, ...link }: NavLinkProps) {
  const mark = currentMark(usePathname(), href, activeUnder)
  return (
    <NavigationMenu.Link asChild active={mark !== undefined}>
      <Link href={href} aria-current={mark} {...link} />
    </NavigationMenu.Link>
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
      <LinkButton {...servicesNavigationButton} size="large" className="mt-8 w-full" />
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

const SubLinks = ({ links }: { links: readonly LinkItem[] }) => (
  <LinkList
    links={links}
    as={NavLink}
    className="mb-3 border-l-4 border-accent/30 pl-3"
    linkClass="menu-link text-base"
  />
)
