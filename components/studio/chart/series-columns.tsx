import type { CaseStudyChart } from '@/lib/content/types'
import { PaperBar } from './paper-bar'
import { share, ticks } from './scale'

type Series = Extract<CaseStudyChart, { kind: 'series' }>

const HEIGHT = 260
const TOP = 24
const FOOT = 32

/** One column a point, with its value above and the short name of its month below. */
export function SeriesColumns({ chart }: { chart: Series }) {
  const { title, unit, points } = chart
  const lines = ticks(Math.max(...points.map(({ value }) => value)))
  const whole = lines.at(-1) ?? 1
  const words = points.map(({ label, value }) => `${label} ${value}`).join(', ')
  return (
    <svg
      width="100%"
      height={HEIGHT + TOP + FOOT}
      role="img"
      aria-label={`${title} (${unit}): ${words}`}
      className="mt-6"
    >
      {lines.map((line) => {
        const y = TOP + HEIGHT * (1 - line / whole)
        return <line key={line} x1="0" x2="100%" y1={y} y2={y} className={line === 0 ? 'stroke-ink' : 'stroke-line'} />
      })}
      {points.map(({ label, value }, index) => {
        const height = (HEIGHT * value) / whole
        const middle = share(index + 0.5, points.length)
        const y = TOP + HEIGHT - height
        return (
          <g key={label}>
            <PaperBar
              x={share(index + 0.14, points.length)}
              y={`${y}`}
              width={share(0.72, points.length)}
              height={`${height}`}
              seed={index}
              className="fill-accent"
            />
            <text x={middle} y={y - 8} textAnchor="middle" className="fill-ink font-mono text-[14px]">
              {value}
            </text>
            <text x={middle} y={TOP + HEIGHT + 22} textAnchor="middle" className="fill-ink-soft text-[14px]">
              {label.slice(0, 3)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
