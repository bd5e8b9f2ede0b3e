import type { ReactNode } from 'react'
import { TornEdge } from '@/components/art/torn-edge'

type Props = {
  sheet: string
  labelledBy: string
  className?: string
  children: ReactNode
}

/** A section on a sheet with a torn top edge, which overlaps the section before. */
export function TornSection({ sheet, labelledBy, className = '', children }: Props) {
  return (
    <section aria-labelledby={labelledBy} className={`bleed torn ${sheet} ${className}`}>
      <TornEdge seed={labelledBy} />
      {children}
    </section>
  )
}
