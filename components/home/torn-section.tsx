import type { ReactNode } from 'react'
import { TornEdge } from '@/components/art/torn-edge'

type Props = {
  /** The sheet it is made of (see the style sheet). */
  sheet: string
  /** Id of its heading. */
  labelledBy: string
  className?: string
  children: ReactNode
}

/** A section on a sheet of its own, torn off at the top and laid over the section before. */
export function TornSection({ sheet, labelledBy, className = '', children }: Props) {
  return (
    <section
      suppressHydrationWarning
      data-later=""
      aria-labelledby={labelledBy}
      className={`bleed torn ${sheet} ${className}`}
    >
      <TornEdge seed={labelledBy} />
      {children}
    </section>
  )
}
