import { Icon } from '@/components/ui/icon'
import { arrowRight } from '@/components/ui/shell-outlines'
import { arrowLeft } from '@/components/ui/outlines'
import { Link } from '@/components/ui/link'

type Props = {
  page: number
  hasNext: boolean
  pathOf: (page: number) => string
  newer: string
  older: string
}

const link = 'inline-flex min-h-11 items-center gap-2 font-[650] hover:underline'

/** Links to the previous and next page (from 1); renders nothing for a single page. */
export function Pager({ page, hasNext, pathOf, newer, older }: Props) {
  if (page === 1 && !hasNext) return null
  return (
    <nav
      aria-label="Pages"
      className="mt-14 grid grid-cols-[1fr_auto_1fr] items-center gap-2 border-t border-line pt-5"
    >
      {page > 1 && (
        <Link rel="prev" href={pathOf(page - 1)} className={link}>
          <Icon outline={arrowLeft} className="size-4" /> {newer}
        </Link>
      )}
      <p className="col-start-2 text-[0.9rem] text-ink-soft">Page {page}</p>
      {hasNext && (
        <Link rel="next" href={pathOf(page + 1)} className={`${link} col-start-3 justify-self-end`}>
          {older} <Icon outline={arrowRight} className="size-4" />
        </Link>
      )}
    </nav>
  )
}
