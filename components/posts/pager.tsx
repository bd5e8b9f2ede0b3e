import { ArrowLeft, ArrowRight } from 'lucide-react'
import Link from 'next/link'

type Props = {
  page: number
  hasNext: boolean
  /** The address of a page. */
  pathOf: (page: number) => string
  newer: string
  older: string
}

/** The way to the pages before and after this one; nothing when there is only one. */
export function Pager({ page, hasNext, pathOf, newer, older }: Props) {
  if (page === 1 && !hasNext) return null
  return (
    <nav aria-label="Pages" className="pager">
      {page > 1 && (
        <Link rel="prev" href={pathOf(page - 1)} className="pager-link">
          <ArrowLeft aria-hidden="true" className="size-4" /> {newer}
        </Link>
      )}
      <p className="pager-page">Page {page}</p>
      {hasNext && (
        <Link rel="next" href={pathOf(page + 1)} className="pager-link pager-next">
          {older} <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      )}
    </nav>
  )
}
