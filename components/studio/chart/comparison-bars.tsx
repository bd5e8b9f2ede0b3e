import { caseStudyLabels } from '@/lib/content/case-studies'
import type { CaseStudyChart } from '@/lib/content/types'
import { PaperBar } from './paper-bar'
import { share, ticks } from './scale'

type Comparison = Extract<CaseStudyChart, { kind: 'comparison' }>
type Point = Comparison['points'][number]

const GROUP = 104
const BAR = 26
const LABEL = 24
/** Room at the right for the value that stands behind a full bar, as a part of the width. */
const REACH = 0.86

/** Which colour is which; the outline tells the two apart where colours are not seen. */
export function Key() {
  return (
    <span className="flex gap-5 text-[0.9375rem]">
      <span className="flex items-center gap-2">
        <span className="size-4 border-2 border-accent bg-paper-sunk" /> {caseStudyLabels.before}
      </span>
      <span className="flex items-center gap-2">
        <span className="size-4 border-2 border-accent bg-accent" /> {caseStudyLabels.after}
      </span>
    </span>
  )
}

function Bar({
  value,
  whole,
  y,
  seed,
  className,
}: {
  value: number
  whole: number
  y: number
  seed: number
  className: string
}) {
  const width = share(value * REACH, whole)
  return (
    <>
      <PaperBar x="0" y={`${y}`} width={width} height={`${BAR}`} seed={seed} className={className} />
      <text x={width} y={y + BAR - 7} dx={10} className="fill-ink text-[15px] font-semibold tabular-nums">
        {value}
      </text>
    </>
  )
}

function Group({ point, index, whole }: { point: Point; index: number; whole: number }) {
  const top = index * GROUP
  return (
    <g>
      <text x="0" y={top + 17} className="fill-ink text-[16px] font-semibold">
        {point.label}
      </text>
      <Bar
        value={point.before}
        whole={whole}
        y={top + LABEL}
        seed={index}
        className="fill-paper-sunk stroke-accent stroke-2 [vector-effect:non-scaling-stroke]"
      />
      <Bar value={point.after} whole={whole} y={top + LABEL + BAR + 5} seed={index + 3} className="fill-accent" />
    </g>
  )
}

/** Two bars a point, before and after. */
export function ComparisonBars({ chart }: { chart: Comparison }) {
  const whole = ticks(Math.max(...chart.points.flatMap(({ before, after }) => [before, after]))).at(-1) ?? 1
  return (
    <svg
      width="100%"
      height={chart.points.length * GROUP}
      role="img"
      aria-label={describe(chart)}
      className="mt-6 overflow-visible"
    >
      {chart.points.map((point, index) => (
        <Group key={point.label} point={point} index={index} whole={whole} />
      ))}
    </svg>
  )
}

function describe({ title, unit, points }: Comparison): string {
  const words = points.map(({ label, before, after }) => `${label} ${before} to ${after}`)
  return `${title} (${unit}), ${caseStudyLabels.before.toLowerCase()} and ${caseStudyLabels.after.toLowerCase()}: ${words.join(', ')}`
}
