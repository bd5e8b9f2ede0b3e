'use client'

import { PenLine } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'

const items = [{ href: '/admin/blog', label: 'Publish', Icon: PenLine }] as const

/** The panel's rooms: a column on wide screens, a row above the content on narrow ones. */
export function PanelNav() {
  const pathname = usePathname()
  return (
    <nav aria-label="Panel" className="border-b border-line bg-paper-sunk px-3 py-2 lg:border-r lg:border-b-0 lg:py-6">
      <ul className="flex gap-1 overflow-x-auto lg:grid">
        {items.map(({ href, label, Icon }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={pathname === href ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2 rounded-lg px-3 text-sm font-semibold text-ink-soft focus-inset hover:text-ink aria-[current=page]:bg-paper-raised aria-[current=page]:text-ink"
            >
              <Icon aria-hidden="true" className="size-4" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
