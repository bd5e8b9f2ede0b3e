import { share } from '../../../site-controls'
import { ChartFrame } from './frame'

export type Part = { readonly label: string; readonly value: number; readonly text: string }
export type Stack = { readonly label: string; readonly parts: readonly Part[] }

type Props = { title: string; stacks: readonly Stack[]; summary: string }

const ROW = 76
const BAR = 34
/** A part below this share has no room for its value, which the table shows. */
const ROOM = 0.14

/** Colours in turn. White lines and labels also separate the parts, for people who do not see colours. */
const INKS = [
  { fill: 'fill-lake', dot: 'bg-lake', letters: 'fill-accent-ink' },
  { fill: 'fill-saffron', dot: 'bg-saffron', letters: 'fill-sheet-ink' },
  { fill: 'fill-herb', dot: 'bg-herb', letters: 'fill-accent-ink' },
  { fill: 'fill-beet', dot: 'bg-beet', letters: 'fill-accent-ink' },
  { fill: 'fill-tomato', dot: 'bg-tomato', letters: 'fill-accent-ink' },
  { fill: 'fill-ink-soft', dot: 'bg-ink-soft', letters: 'fill-paper' },
] as const

const inkOf = (index: number) => INKS[index % INKS.length]

/** Bars made of parts, each as long as its share of the whole. */
export function StackedBars({ title, stacks, summary }: Props) {
  const names = [...new Set(stacks.flatMap(({ parts }) => parts.map(({ label }) => label)))]
  return (
    <ChartFrame title={title}>
      <ul className="mb-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {names.map((name, index) => (
          <li key={name} className="flex items-center gap-2">
            <span className={`size-3.5 border border-ink ${inkOf(index)?.dot}`} />
            {name}
          </li>
        ))}
      </ul>
      <svg width="100%" height={stacks.length * ROW} role="img" aria-label={summary}>
        {stacks.map(({ label, parts }, row) => {
          const whole = parts.reduce((total, { value }) => total + Math.max(0, value), 0) || 1
          const before = parts.map((_, index) =>
            parts.slice(0, index).reduce((total, { value }) => total + Math.max(0, value), 0),
          )
          return (
            <g key={row}>
              <text x="0" y={row * ROW + 16} className="fill-ink text-[14px] font-semibold">
                {label}
              </text>
              {parts.map((part, index) => {
                const ink = inkOf(names.indexOf(part.label))
                const from = before[index] ?? 0
                return (
                  <g key={index}>
                    <rect
                      x={share(from, whole)}
                      y={row * ROW + 24}
                      width={share(Math.max(0, part.value), whole)}
                      height={BAR}
                      className={`stroke-paper stroke-2 ${ink?.fill}`}
                    />
                    {part.value / whole > ROOM && (
                      <text
                        x={share(from + part.value / 2, whole)}
                        y={row * ROW + 24 + BAR / 2 + 5}
                        textAnchor="middle"
                        className={`text-[13px] font-semibold tabular-nums ${ink?.letters}`}
                      >
                        {part.text}
                      </text>
                    )}
                  </g>
                )
              })}
            </g>
          )
        })}
      </svg>
    </ChartFrame>
  )
}
