import { ComparisonBars, Key } from './comparison-bars'
import { SeriesColumns } from './series-columns'
import { caseStudyLabels } from '@/lib/content/case-studies'
import type { CaseStudyChart } from '@/lib/content/types'

const cell = 'border-b border-line py-2 pr-4 text-left font-normal'
const number = 'border-b border-line py-2 pl-4 text-right font-mono tabular-nums'
const head = 'border-b-2 border-ink py-2 pl-4 text-right font-semibold'

/** The same values in rows. */
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

/** A study's chart, drawn on the server. Whoever does not see it reads the table below, which says the same. */
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
