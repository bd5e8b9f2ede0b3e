'use client'

import { Images, Inbox, type LucideIcon, Newspaper, PenLine, Radio } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'

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
  { href: '/admin/pictures', label: 'Pictures', Icon: Images },
  { href: '/admin/messages', label: 'Messages', Icon: Inbox, unreadOf: ({ unread }) => unread },
  { href: '/admin/notices', label: 'Notices', Icon: Radio, isShown: ({ hasNotifications }) => hasNotifications },
]

function Unread({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="ml-auto rounded-full bg-accent px-2 text-xs leading-5 font-semibold text-accent-ink tabular-nums">
      {count > 99 ? '99+' : count}
      <span className="sr-only"> unread</span>
    </span>
  )
}

/** The way to the panel's pages: a column on wide screens, a row above the content on narrow ones. */
export function PanelNav(facts: Facts) {
  const pathname = usePathname()
  const shown = ENTRIES.filter(({ isShown }) => isShown?.(facts) ?? true)
  return (
    <nav aria-label="Panel" className="border-b border-line bg-paper-sunk px-3 py-2 lg:border-r lg:border-b-0 lg:py-6">
      <ul
        data-full={shown.length > 4 || undefined}
        className="group flex gap-1 overflow-x-auto max-[400px]:data-full:gap-0 lg:grid"
      >
        {shown.map(({ href, label, Icon, unreadOf }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={pathname === href ? 'page' : pathname.startsWith(`${href}/`) ? 'true' : undefined}
              className="flex min-h-11 items-center gap-2 rounded-lg px-2 text-sm font-semibold max-[400px]:group-data-full:px-1.5 sm:px-3 text-ink-soft focus-inset hover:text-ink aria-[current]:bg-paper-raised aria-[current]:text-ink"
            >
              <Icon aria-hidden="true" className="hidden size-4 sm:block" />
              {label}
              <Unread count={unreadOf?.(facts) ?? 0} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
