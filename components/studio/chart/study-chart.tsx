import { PaperBar } from './paper-bar'
import { share, ticks } from './scale'
import { type CaseStudyChart, caseStudyLabels } from '@/lib/content/case-studies'

const cell = 'border-b border-line py-2 pr-4 text-left font-normal'
const number = 'border-b border-line py-2 pl-4 text-right tabular-nums'
const head = 'border-b-2 border-ink py-2 pl-4 text-right font-semibold'

type Series = Extract<CaseStudyChart, { kind: 'series' }>

const HEIGHT = 260
const TOP = 24
const FOOT = 32

function Column({ points, index, whole }: { points: Series['points']; index: number; whole: number }) {
  const { label = '', value = 0 } = points[index] ?? {}
  const height = (HEIGHT * value) / whole
  const middle = share(index + 0.5, points.length)
  const y = TOP + HEIGHT - height
  return (
    <g>
      <PaperBar
        x={share(index + 0.14, points.length)}
        y={`${y}`}
        width={share(0.72, points.length)}
        height={`${height}`}
        seed={index}
        className="fill-accent"
      />
      <text x={middle} y={y - 8} textAnchor="middle" className="fill-ink text-[14px] font-semibold tabular-nums">
        {value}
      </text>
      <text x={middle} y={TOP + HEIGHT + 22} textAnchor="middle" className="fill-ink-soft text-[14px]">
        {label.slice(0, 3)}
      </text>
    </g>
  )
}

function SeriesColumns({ chart }: { chart: Series }) {
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
      {points.map(({ label }, index) => (
        <Column key={label} points={points} index={index} whole={whole} />
      ))}
    </svg>
  )
}

type Comparison = Extract<CaseStudyChart, { kind: 'comparison' }>
type Point = Comparison['points'][number]

const GROUP = 104
const BAR = 26
const LABEL = 24
/** Share of the width for the bars, so that a value fits beside the longest one. */
const REACH = 0.86

/** The legend; an outline distinguishes the bars without colour. */
function Key() {
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

type BarProps = { value: number; whole: number; y: number; seed: number; className: string }

function Bar({ value, whole, y, seed, className }: BarProps) {
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

function ComparisonBars({ chart }: { chart: Comparison }) {
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

function ChartTable({ chart }: { chart: CaseStudyChart }) {
  const columns = chart.kind === 'comparison' ? [caseStudyLabels.before, caseStudyLabels.after] : [chart.unit]
  const rows =
    chart.kind === 'comparison'
      ? chart.points.map(({ label, before, after }) => ({ label, values: [before, after] }))
      : chart.points.map(({ label, value }) => ({ label, values: [value] }))
  return (
    <table className="mt-2 w-full max-w-md border-collapse">
      <caption className="sr-only">
        {chart.title} ({chart.unit})
      </caption>
      <thead>
        <tr>
          <td className="border-b-2 border-ink" />
          {columns.map((title) => (
            <th key={title} scope="col" className={head}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values }) => (
          <tr key={label}>
            <th scope="row" className={cell}>
              {label}
            </th>
            {values.map((value, index) => (
              <td key={columns[index]} className={number}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A study's chart, drawn on the server, with a table of the same values below it. */
export function StudyChart({ chart }: { chart: CaseStudyChart }) {
  return (
    <figure className="mt-12 border-t-2 border-ink pt-5">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <span className="font-display font-semibold text-2xl leading-tight">
          {chart.title} <span className="font-sans text-base text-ink-soft">({chart.unit})</span>
        </span>
        {chart.kind === 'comparison' && <Key />}
      </figcaption>
      {chart.kind === 'comparison' ? <ComparisonBars chart={chart} /> : <SeriesColumns chart={chart} />}
      <details className="mt-4 text-[0.9375rem]">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
          {caseStudyLabels.table}
        </summary>
        <ChartTable chart={chart} />
      </details>
    </figure>
  )
}
