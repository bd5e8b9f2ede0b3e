import { caseStudyLabels } from '@/lib/content/case-studies'
import type { CaseStudy } from '@/lib/content/types'

/** The figures of a study, large and monospaced. */
export function CaseStudyFigures({ figures }: Pick<CaseStudy, 'figures'>) {
  return (
    <section aria-label={caseStudyLabels.figures} className="mt-14">
      <dl className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end border-t-2 border-ink pt-4 pb-6">
            <dt className="mt-2 text-[0.9375rem] text-ink-soft">{label}</dt>
            <dd className="font-mono text-[1.75rem] leading-tight tracking-tight tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
