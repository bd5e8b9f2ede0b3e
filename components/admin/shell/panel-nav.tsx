'use client'

import { CalendarDays, Images, Inbox, type LucideIcon, Newspaper, PenLine, Radio } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useIsDesk } from './panel-frame'

/** What decides about an entry: a number beside it, or whether it is there at all. */
type Facts = { unread: number; hasNotifications: boolean }

type Entry = {
  href: `/admin/${string}`
  label: string
  Icon: LucideIcon
  unreadOf?: (facts: Facts) => number
  isShown?: (facts: Facts) => boolean
}

/** The panel's pages, in their order: a new page is a line here. */
const ENTRIES: readonly Entry[] = [
  { href: '/admin/blog', label: 'Publish', Icon: PenLine },
  { href: '/admin/posts', label: 'Posts', Icon: Newspaper },
  { href: '/admin/calendar', label: 'Calendar', Icon: CalendarDays },
  { href: '/admin/pictures', label: 'Pictures', Icon: Images },
  { href: '/admin/messages', label: 'Messages', Icon: Inbox, unreadOf: ({ unread }) => unread },
  { href: '/admin/notices', label: 'Notices', Icon: Radio, isShown: ({ hasNotifications }) => hasNotifications },
]

/** `isCorner`: on the icon, where there is no room beside a word. */
function Unread({ count, isCorner }: { count: number; isCorner: boolean }) {
  if (count === 0) return null
  return (
    <span
      className={`${isCorner ? 'absolute top-0 right-0' : 'ml-auto'} rounded-full bg-accent px-2 text-xs leading-5 font-semibold text-accent-ink tabular-nums`}
    >
      {count > 99 ? '99+' : count}
      <span className="sr-only"> unread</span>
    </span>
  )
}

const looks = {
  page: {
    nav: 'border-b px-3 py-2 lg:border-r lg:border-b-0 lg:py-6',
    link: 'gap-2 px-2 max-[400px]:group-data-full:px-1.5 sm:px-3',
    icon: 'hidden sm:block',
    word: '',
  },
  desk: { nav: 'border-r px-1.5 py-2 max-lg:hidden', link: 'relative w-11 justify-center', icon: '', word: 'sr-only' },
} as const

/** The way to the panel's pages: a column on wide screens, a row above the content on narrow ones; icons beside the desk. */
export function PanelNav(facts: Facts) {
  const pathname = usePathname()
  const isDesk = useIsDesk()
  const styles = looks[isDesk ? 'desk' : 'page']
  const shown = ENTRIES.filter(({ isShown }) => isShown?.(facts) ?? true)
  return (
    <nav aria-label="Panel" className={`border-line bg-paper-sunk ${styles.nav}`}>
      <ul
        data-full={shown.length > 4 || undefined}
        className="group flex gap-1 overflow-x-auto max-[400px]:data-full:gap-0 lg:grid"
      >
        {shown.map(({ href, label, Icon, unreadOf }) => (
          <li key={href}>
            <Link
              href={href}
              {...(isDesk && { title: label })}
              aria-current={pathname === href ? 'page' : pathname.startsWith(`${href}/`) ? 'true' : undefined}
              className={`flex min-h-11 items-center rounded-lg text-sm font-semibold text-ink-soft focus-inset hover:text-ink aria-[current]:bg-paper-raised aria-[current]:text-ink ${styles.link}`}
            >
              <Icon aria-hidden="true" className={`size-4 ${styles.icon}`} />
              <span className={styles.word}>{label}</span>
              <Unread count={unreadOf?.(facts) ?? 0} isCorner={isDesk} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
