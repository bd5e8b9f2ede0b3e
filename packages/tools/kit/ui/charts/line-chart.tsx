import { share } from '../../../site-controls'
import { shortNumber } from '../../format'
import { axisLines } from './axis'
import { ChartFrame } from './frame'

export type LineSeries = {
  /** Shown at the end of its line. */
  readonly name: string
  readonly values: readonly number[]
  /** Dashes the line, so that colour is not the only difference. */
  readonly isSecond?: boolean
}

type Mark = { readonly at: number; readonly label: string }

type Props = {
  title: string
  /** One label per point; the chart shows as many as fit. */
  labels: readonly string[]
  series: readonly LineSeries[]
  /** Highlighted points of the first line, with their labels. */
  marks?: readonly Mark[]
  /** A level to watch, such as the least cash to keep. */
  level?: { readonly value: number; readonly label: string } | undefined
  /** Text for screen readers: one sentence. */
  summary: string
}

const HEIGHT = 240
const TOP = 26
const FOOT = 30
const LEFT = 52
const LABELS = 6

/**
 * Places a mark's label where the line does not cross it: above, on the left of a rising line or on the right of a
 * falling one. Where the chart ends there, below on the other side.
 */
function placeOf(values: readonly number[], at: number): { anchor: 'start' | 'end'; dy: number } {
  const last = values.length - 1
  const isRising = (values[Math.min(last, at + 1)] ?? 0) >= (values[Math.max(0, at - 1)] ?? 0)
  const hasRoom = isRising ? at > last * 0.3 : at < last * 0.6
  return { anchor: isRising === hasRoom ? 'end' : 'start', dy: hasRoom ? -13 : 24 }
}

/** The place of a point in the drawing: `x` in per cent of its width, `y` in px. */
type Scale = { x: (index: number) => string; y: (value: number) => number }

function Grid({ lines, y }: { lines: readonly number[]; y: Scale['y'] }) {
  return lines.map((line) => (
    <g key={line}>
      <line x1="0" x2="100%" y1={y(line)} y2={y(line)} className={line === 0 ? 'stroke-ink' : 'stroke-line'} />
      <text x="0" dx={-8} y={y(line) + 4} textAnchor="end" className="fill-ink-soft text-[13px] tabular-nums">
        {shortNumber(line)}
      </text>
    </g>
  ))
}

function Level({ level: { value, label }, y }: { level: NonNullable<Props['level']>; y: Scale['y'] }) {
  const place = { x1: '0', x2: '100%', y1: y(value), y2: y(value) }
  return (
    <g>
      <line {...place} strokeDasharray="2 4" className="stroke-ink stroke-2" />
      <text x="100%" y={y(value) - 6} textAnchor="end" className="fill-ink text-[13px]">
        {label}
      </text>
    </g>
  )
}

/** The lines, in a drawing of its own that is stretched to the width of the page. */
function Lines({ series, last, y }: { series: readonly LineSeries[]; last: number; y: Scale['y'] }) {
  const path = (values: readonly number[]) =>
    values.map((value, index) => `${index === 0 ? 'M' : 'L'}${(index / last) * 100} ${y(value)}`).join('')
  const box = { x: 0, y: 0, width: '100%', height: TOP + HEIGHT, viewBox: `0 0 100 ${TOP + HEIGHT}` }
  return (
    <svg {...box} preserveAspectRatio="none" className="overflow-visible">
      {series.map(({ name, values, isSecond }) => (
        <path
          key={name}
          d={path(values)}
          fill="none"
          strokeDasharray={isSecond ? '6 5' : undefined}
          className={`stroke-[3] [vector-effect:non-scaling-stroke] ${isSecond ? 'stroke-ink-soft' : 'stroke-lake'}`}
        />
      ))}
    </svg>
  )
}

function Names({ series, x, y }: Scale & { series: readonly LineSeries[] }) {
  return series.map(({ name, values }) => {
    const end = values.length - 1
    return (
      <text
        key={name}
        x={x(end)}
        y={y(values[end] ?? 0) - 8}
        textAnchor="end"
        className="fill-ink text-[13px] font-semibold"
      >
        {name}
      </text>
    )
  })
}

function PointLabels({ labels, x }: { labels: readonly string[]; x: Scale['x'] }) {
  const every = Math.ceil(labels.length / LABELS)
  return labels.map(
    (label, index) =>
      index % every === 0 && (
        <text
          key={index}
          x={x(index)}
          y={TOP + HEIGHT + 20}
          textAnchor={index === 0 ? 'start' : 'middle'}
          className="fill-ink-soft text-[13px]"
        >
          {label}
        </text>
      ),
  )
}

function Marks({ marks, values, x, y }: Scale & { marks: readonly Mark[]; values: readonly number[] }) {
  return marks.map(({ at, label }) => {
    const value = values[at] ?? 0
    const { anchor, dy } = placeOf(values, at)
    return (
      <g key={label}>
        <circle cx={x(at)} cy={y(value)} r={7} className="fill-saffron stroke-ink stroke-2" />
        <text
          x={x(at)}
          y={y(value) + dy}
          textAnchor={anchor}
          className="fill-ink stroke-paper stroke-4 text-[14px] font-semibold [paint-order:stroke]"
        >
          {label}
        </text>
      </g>
    )
  })
}

/** Lines over points. Widths are percentages, so that text keeps its size on every screen. */
export function LineChart({ title, labels, series, marks = [], level, summary }: Props) {
  const all = [...series.flatMap(({ values }) => values), level?.value ?? 0]
  const lines = axisLines(Math.min(...all), Math.max(...all))
  const [low, high] = [lines[0] ?? 0, lines.at(-1) ?? 1]
  const last = Math.max(1, labels.length - 1)
  const y = (value: number) => TOP + HEIGHT * (1 - (value - low) / (high - low))
  const x = (index: number) => share(index, last)
  return (
    <ChartFrame title={title}>
      <div className="relative overflow-hidden" style={{ paddingInlineStart: LEFT, paddingInlineEnd: 20 }}>
        <svg width="100%" height={TOP + HEIGHT + FOOT} role="img" aria-label={summary} className="overflow-visible">
          <Grid lines={lines} y={y} />
          {level && level.value !== 0 && <Level level={level} y={y} />}
          <Lines series={series} last={last} y={y} />
          {series.length > 1 && <Names series={series} x={x} y={y} />}
          <PointLabels labels={labels} x={x} />
          <Marks marks={marks} values={series[0]?.values ?? []} x={x} y={y} />
        </svg>
      </div>
    </ChartFrame>
  )
}
