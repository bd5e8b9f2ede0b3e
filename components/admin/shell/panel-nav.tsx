'use client'

import { Images, Inbox, Newspaper, PenLine, Radio } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'

const items = [
  { href: '/admin/blog', label: 'Publish', Icon: PenLine },
  { href: '/admin/posts', label: 'Posts', Icon: Newspaper },
  { href: '/admin/pictures', label: 'Pictures', Icon: Images },
  { href: '/admin/messages', label: 'Messages', Icon: Inbox },
] as const

const notices = { href: '/admin/notices', label: 'Notices', Icon: Radio } as const

function Unread({ count }: { count: number }) {
  return (
    <span className="ml-auto rounded-full bg-accent px-2 text-xs leading-5 font-semibold text-accent-ink tabular-nums">
      {count > 99 ? '99+' : count}
      <span className="sr-only"> unread</span>
    </span>
  )
}

/** The panel's rooms: a column on wide screens, a row above the content on narrow ones. */
export function PanelNav({ unread, withNotices }: { unread: number; withNotices: boolean }) {
  const pathname = usePathname()
  return (
    <nav aria-label="Panel" className="border-b border-line bg-paper-sunk px-3 py-2 lg:border-r lg:border-b-0 lg:py-6">
      <ul
        data-full={withNotices || undefined}
        className="group flex gap-1 overflow-x-auto max-[400px]:data-full:gap-0 lg:grid"
      >
        {[...items, ...(withNotices ? [notices] : [])].map(({ href, label, Icon }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={pathname === href ? 'page' : pathname.startsWith(`${href}/`) ? 'true' : undefined}
              className="flex min-h-11 items-center gap-2 rounded-lg px-2 text-sm font-semibold max-[400px]:group-data-full:px-1.5 sm:px-3 text-ink-soft focus-inset hover:text-ink aria-[current]:bg-paper-raised aria-[current]:text-ink"
            >
              <Icon aria-hidden="true" className="hidden size-4 sm:block" />
              {label}
              {href === '/admin/messages' && unread > 0 && <Unread count={unread} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
