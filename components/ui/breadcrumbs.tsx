import { Link } from '@/components/ui/link'
import type { LinkItem } from '@/lib/content/types'

/** The path from the section's first page to this page. `current` is the title of this page. */
export function Breadcrumbs({ trail, current }: { trail: readonly LinkItem[]; current: string }) {
  return (
    <nav aria-label="Breadcrumb" className="mb-8 text-sm text-ink-soft">
      <ol className="flex flex-wrap items-center gap-x-2">
        {trail.map(({ label, href }) => (
          <li key={href} className="flex items-center gap-x-2">
            <Link href={href} className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink">
              {label}
            </Link>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page" className="text-ink">
          {current}
        </li>
      </ol>
    </nav>
  )
}
