import { ChevronLeft, ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { buttonStyles } from '@/components/ui/button'

type Props = { page: number; pages: number; hrefOf: (page: number) => string }

/** To the page before and after; nothing where there is one page only. */
export function Pager({ page, pages, hrefOf }: Props) {
  if (pages <= 1) return null
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3">
      {page > 1 ? (
        <Link href={hrefOf(page - 1)} rel="prev" className={buttonStyles('secondary')}>
          <ChevronLeft aria-hidden="true" className="size-4" />
          Previous
        </Link>
      ) : (
        <span />
      )}
      <p className="text-sm text-ink-soft tabular-nums">
        Page {page} of {pages}
      </p>
      {page < pages ? (
        <Link href={hrefOf(page + 1)} rel="next" className={buttonStyles('secondary')}>
          Next
          <ChevronRight aria-hidden="true" className="size-4" />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  )
}
