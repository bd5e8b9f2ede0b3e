'use client'

import { Icon } from '@/components/ui/icon'
import { LinkList } from '@/components/ui/link-list'

/** From Lucide (ISC), as one path. */
const sliders = 'M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3'

export type FilterLink = { label: string; href: string; rel?: string; 'aria-current'?: 'true' }

type Props = {
  summary: string
  label: string
  groups: readonly { name: string; label: string; links: readonly FilterLink[] }[]
}

/** The recipe filters, folded. A client component, so that the page sends the links' data instead of their elements. */
export function FilterMenu({ summary, label, groups }: Props) {
  return (
    <details className="group">
      <summary className="recipe-filters-summary">
        <Icon outline={sliders} className="size-5" /> {summary}
      </summary>
      <nav aria-label={label} className="mt-4 grid gap-4 lg:grid-cols-2">
        {groups.map((group) => (
          <div key={group.name}>
            <h2 id={`filter-${group.name}`} className="font-sans text-base font-semibold tracking-normal">
              {group.label}
            </h2>
            <LinkList
              aria-labelledby={`filter-${group.name}`}
              links={group.links}
              className="mt-2 flex flex-wrap gap-2"
              linkClass="chip"
            />
          </div>
        ))}
      </nav>
    </details>
  )
}
