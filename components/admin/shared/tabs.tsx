import Link from 'next/link'

export type Tab = { href: string; label: string; count?: number; isCurrent: boolean }

/** Views of one list, as links with their numbers. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav aria-label={label} className="border-b border-line">
      <ul className="-mb-px flex flex-wrap gap-x-1">
        {tabs.map(({ href, label: name, count, isCurrent }) => (
          <li key={href} className="shrink-0">
            <Link
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2 border-b-3 border-transparent px-2.5 text-sm sm:px-3 font-semibold text-ink-soft focus-inset hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
            >
              {name}
              {count !== undefined && <span className="font-normal tabular-nums">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
