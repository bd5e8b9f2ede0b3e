import { caseStudyLabels } from '@/lib/content/case-studies'
import type { CaseStudyChart } from '@/lib/content/types'
import { ChartTable } from './chart-table'
import { ComparisonBars, Key } from './comparison-bars'
import { SeriesColumns } from './series-columns'

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
