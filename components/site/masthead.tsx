import { Icon } from '@/components/ui/icon'
import { arrowRight, menu as bars, monitor, moon, search, sun, times } from '@/components/ui/shell-outlines'
import { Link } from '@/components/ui/link'
import type { ReactNode } from 'react'
import { Brand } from './brand'
import { MobileMenu } from './mobile-menu'
import { SearchBox } from './search-box'
import { SchemeSwitch } from './scheme-switch'
import { shell } from '@/lib/content/shell'
import type { LinkItem } from '@/lib/content/types'

const schemes = { system: monitor, light: sun, dark: moon } as const

/** The scheme switch with its pictures. */
function SchemeControl() {
  return (
    <SchemeSwitch label={shell.scheme.label} names={shell.scheme.names}>
      {Object.entries(schemes).map(([scheme, outline]) => (
        <Icon key={scheme} outline={outline} data-scheme-icon={scheme} className="size-5" />
      ))}
    </SchemeSwitch>
  )
}

type Props = {
  name: string
  tagline: string
  /** The way to the other half of the site. */
  siteSwitch: LinkItem
  /** Links of wide screens. */
  navigation: ReactNode
  action: ReactNode
  /** What the menu of small screens holds. */
  menu: ReactNode
  /** Whether all links of that menu stand on the page besides. */
  isMenuRepeated?: boolean
}

/**
 * The frame of both headers: a thin strip that scrolls away and a bar that stays. Its heights are known to the style
 * sheet (`.masthead`), which keeps anchors and sticky columns clear of the bar.
 */
export function Masthead({ name, tagline, siteSwitch, navigation, action, menu, isMenuRepeated = false }: Props) {
  return (
    <header className="masthead">
      <div className="masthead-strip">
        <div className="page-width flex h-full items-center gap-4">
          <p className="hidden text-sm text-ink-soft xl:block">{tagline}</p>
          <SiteSwitch link={siteSwitch} />
          <SearchBox className="ml-auto hidden w-72 md:block" />
          <div className="ml-auto md:ml-0">
            <SchemeControl />
          </div>
        </div>
      </div>
      <div className="masthead-bar">
        <div className="page-width flex h-full items-center gap-x-3 sm:gap-x-6">
          <Brand name={name} />
          <div className="masthead-links ml-auto">{navigation}</div>
          <div className="masthead-links shrink-0">{action}</div>
          <div className="masthead-compact ml-auto">
            <Link
              href={shell.search.path}
              aria-label={shell.search.submit}
              className="grid size-11 place-items-center rounded-lg md:hidden"
            >
              <Icon outline={search} className="size-5" />
            </Link>
            <MobileMenu
              title={shell.menuTitle}
              openLabel={shell.menuOpen}
              closeLabel={shell.menuClose}
              openIcon={<Icon outline={bars} className="size-6" />}
              closeIcon={<Icon outline={times} className="size-6" />}
              isRepeated={isMenuRepeated}
            >
              {menu}
            </MobileMenu>
          </div>
        </div>
      </div>
    </header>
  )
}

/** The small link to the site's other half; fetched when it is followed, since that half has scripts of its own. */
export function SiteSwitch({ link }: { link: LinkItem }) {
  return (
    <Link
      href={link.href}
      className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-accent underline-offset-4 hover:underline"
    >
      {link.label}
      <Icon outline={arrowRight} className="size-4" />
    </Link>
  )
}
