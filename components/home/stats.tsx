import type { Figure } from '@/lib/site'

type Props = {
  figures: readonly Figure[]
  className?: string
  /** Side by side on the smallest screens too. */
  isCompact?: boolean
}

const compact = 'max-[30rem]:grid-cols-[repeat(3,auto)] max-[30rem]:gap-3'
/** Two by two: a line between neighbours, and one between the rows. */
const square = 'max-[30rem]:grid-cols-2 max-[30rem]:gap-x-0 max-[30rem]:gap-y-7'

/** Marketing figures as a magazine prints them: the number first, large; for a screen reader the label comes first. */
export function Stats({ figures, className = '', isCompact = false }: Props) {
  return (
    <dl
      className={`flex flex-wrap gap-x-[clamp(1.75rem,4vw,3.5rem)] gap-y-6 max-[30rem]:grid ${isCompact ? compact : square} ${className}`}
    >
      {figures.map(({ value, label }) => (
        <div
          key={label}
          className={[
            'flex flex-col-reverse justify-end not-first:border-l-3 not-first:border-saffron',
            `not-first:pl-[clamp(1.25rem,3vw,2.25rem)] ${isCompact ? 'max-[30rem]:not-first:pl-3' : 'max-[30rem]:odd:border-l-0 max-[30rem]:odd:pl-0'}`,
          ].join(' ')}
        >
          <dt className="text-small leading-snug">{label}</dt>
          <dd className="font-display text-[clamp(2.25rem,1.6rem+2.4vw,3.5rem)] leading-none font-semibold tabular-nums">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
