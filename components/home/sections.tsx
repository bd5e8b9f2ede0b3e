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

export function SectionHeading({ id, title, text }: { id: string; title: string; text: string | null }) {
  return (
    <header className="grid items-end gap-x-8 gap-y-4 lg:grid-cols-12">
      <h2 id={id} className="text-h1 font-semibold lg:col-span-7">
        {title}
      </h2>
      {text && <p className="max-w-[46ch] lg:col-span-4 lg:col-start-9">{text}</p>}
    </header>
  )
}
