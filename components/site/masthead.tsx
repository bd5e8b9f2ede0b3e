import { usePathname } from 'next/navigation'
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { arrowRight, menu as bars, search, times } from '@/components/ui/shell-outlines'
import { Link } from '@/components/ui/link'
import { Brand } from './brand'
import { SearchBox } from './search-box'
import { SchemeSwitch } from './scheme-switch'
import { shell } from '@/lib/content/shell'
import type { LinkItem } from '@/lib/content/types'

type Props = {
  name: string
  tagline: string
  siteSwitch: LinkItem
  navigation: ReactNode
  action: ReactNode
  menu: ReactNode
  isMenuRepeated?: boolean
}

/**
 * The frame of both headers: a thin strip that scrolls away and a sticky bar. The style sheet sets its heights
 * (`.masthead`) and keeps anchors and sticky columns clear of the bar.
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
            <SchemeSwitch />
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
            <MobileMenu isRepeated={isMenuRepeated}>{menu}</MobileMenu>
          </div>
        </div>
      </div>
    </header>
  )
}

/** The link between magazine and studio. It does not prefetch, since the other part has scripts of its own. */
function SiteSwitch({ link }: { link: LinkItem }) {
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

type MenuProps = {
  /** Whether the page shows all its links elsewhere: then its contents are rendered only when it opens. */
  isRepeated: boolean
  children: ReactNode
}

const iconButton = 'grid size-11 shrink-0 place-items-center rounded-lg text-ink'

/**
 * The menu of small screens, on the `dialog` element: the browser keeps the focus inside, closes on Escape and returns
 * the focus. The style sheet locks the page while it is open.
 */
function MobileMenu({ isRepeated, children }: MenuProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const pathname = usePathname()
  // The cleanup runs when the route changes, and when the router hides this shell while the menu is open.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [pathname])

  function openMenu() {
    ref.current?.showModal()
    setOpen(true)
  }
  function closeOnLinkOrBackdrop(event: MouseEvent<HTMLDialogElement>) {
    const { target } = event
    if (target === ref.current || (target instanceof Element && target.closest('a'))) ref.current?.close()
  }
  return (
    <>
      <button
        type="button"
        aria-label={shell.menuOpen}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={openMenu}
        className={`needs-script ${iconButton}`}
      >
        <Icon outline={bars} className="size-6" />
      </button>
      <dialog
        ref={ref}
        aria-label={shell.menuTitle}
        onClose={() => setOpen(false)}
        onClick={closeOnLinkOrBackdrop}
        className="menu-sheet"
      >
        <div className="min-h-full p-5 pb-10">
          <div className="flex items-center justify-between">
            <p className="font-display text-2xl font-semibold">{shell.menuTitle}</p>
            <button
              type="button"
              aria-label={shell.menuClose}
              onClick={() => ref.current?.close()}
              className={iconButton}
            >
              <Icon outline={times} className="size-6" />
            </button>
          </div>
          {(open || !isRepeated) && children}
        </div>
      </dialog>
    </>
  )
}
