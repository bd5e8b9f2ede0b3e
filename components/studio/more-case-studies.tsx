import { caseStudies, caseStudyLabels } from '@/lib/content/case-studies'
import type { CaseStudySlug } from '@/lib/content/slugs'
import { CaseStudyCard } from './case-study-card'

const SHOWN = 2

/** The two studies that come next in the order of the overview, from the end on to its start. */
export function MoreCaseStudies({ than }: { than: CaseStudySlug }) {
  const place = caseStudies.findIndex(({ slug }) => slug === than)
  const next = [...caseStudies.slice(place + 1), ...caseStudies.slice(0, place)].slice(0, SHOWN)
  return (
    <section className="mt-24">
      <h2 className="text-h2">{caseStudyLabels.more}</h2>
      <ul className="mt-8 grid gap-8 md:grid-cols-2">
        {next.map((study) => (
          <li key={study.slug}>
            <CaseStudyCard study={study} />
          </li>
        ))}
      </ul>
    </section>
  )
}
