import type { Big } from '../../decimal'
import { PaperBar, share } from '../../../site-controls'
import { reachOf } from './axis'
import { ChartFrame, type ChartTable } from './frame'

type Bar<V> = {
  readonly label: string
  readonly value: V
  /** Highlights the bar in saffron. */
  readonly isMarked?: boolean
}

type Props<V> = {
  title: string
  bars: readonly Bar<V>[]
  /** Formats the value beside its bar. */
  format?: (value: V) => string
  /** Text for screen readers, if the names and values of the bars are not enough. */
  summary?: string
  table?: ChartTable
}

const ROW = 56
const BAR = 24

/** Horizontal bars with the name above and the value after each; negative bars are outlines. */
export function BarChart<V extends number | Big>({ title, bars, format = String, summary, table }: Props<V>) {
  const drawn = bars.map((bar) => ({ ...bar, value: Number(bar.value), text: format(bar.value) }))
  const whole = Math.max(...drawn.map(({ value }) => Math.abs(value)), Number.MIN_VALUE)
  const reach = reachOf(drawn.map(({ text }) => text))
  const spoken = `${drawn.map(({ label, text }) => `${label}: ${text}`).join('; ')}.`
  return (
    <ChartFrame title={title} table={table}>
      <svg
        width="100%"
        height={bars.length * ROW}
        role="img"
        aria-label={summary ?? spoken}
        className="overflow-visible"
      >
        {drawn.map(({ label, value, text, isMarked }, index) => {
          const width = share(Math.abs(value) * reach, whole)
          const colour =
            value < 0
              ? 'fill-paper-sunk stroke-ink stroke-2'
              : isMarked
                ? 'fill-saffron stroke-ink stroke-1'
                : 'fill-lake'
          return (
            <g key={index}>
              <text x="0" y={index * ROW + 15} className={`fill-ink text-[14px] ${isMarked ? 'font-semibold' : ''}`}>
                {label}
              </text>
              <PaperBar
                x="0"
                y={`${index * ROW + 21}`}
                width={width}
                height={`${BAR}`}
                seed={index}
                className={`${colour} [vector-effect:non-scaling-stroke]`}
              />
              <text x={width} dx={9} y={index * ROW + 38} className="fill-ink text-[14px] font-semibold tabular-nums">
                {text}
              </text>
            </g>
          )
        })}
      </svg>
    </ChartFrame>
  )
}
