import type { ReactNode } from 'react'
import { ChartFrame } from './frame'

export type Moment = {
  readonly when: string
  readonly what: ReactNode
  /** Highlights the moment. */
  readonly isMarked?: boolean
}

/** A list of dates and events. It needs no table, because a list is readable as text. */
export function Timeline({ title, moments }: { title: string; moments: readonly Moment[] }) {
  return (
    <ChartFrame title={title}>
      <ol className="border-l-2 border-ink">
        {moments.map(({ when, what, isMarked }, index) => (
          <li key={index} className="relative pb-4 pl-6 last:pb-0">
            <span
              aria-hidden="true"
              className={`absolute top-1.5 -left-[7px] size-3 rounded-full border-2 border-ink ${isMarked ? 'bg-saffron' : 'bg-paper-raised'}`}
            />
            <span className="block text-sm text-ink-soft tabular-nums">{when}</span>
            <span className={isMarked ? 'font-semibold' : ''}>{what}</span>
          </li>
        ))}
      </ol>
    </ChartFrame>
  )
}
