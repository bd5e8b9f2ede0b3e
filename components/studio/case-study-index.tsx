import { caseStudies, caseStudiesOverview } from '@/lib/content/case-studies'
import { CaseStudyCard } from './case-study-card'

const looks = [
  { place: 'md:col-span-12 lg:col-span-8', sheet: 'tint-saffron' },
  { place: 'md:col-span-6 lg:col-span-4 lg:mt-14', sheet: 'tint-herb sheet-turned' },
  { place: 'md:col-span-6 lg:col-span-5', sheet: 'tint-tomato sheet-turned' },
  { place: 'md:col-span-6 lg:col-span-7 lg:mt-6', sheet: 'tint-lake' },
  { place: 'md:col-span-6 lg:col-span-9 lg:col-start-3', sheet: 'tint-beet sheet-turned' },
] as const

/** The studies: one lead, the others around it. */
export function CaseStudyIndex() {
  return (
    <section aria-label={caseStudiesOverview.title} className="mt-24">
      <ul className="grid gap-8 md:grid-cols-12">
        {caseStudies.map((study, index) => (
          <li key={study.slug} className={looks[index]?.place}>
            <CaseStudyCard
              study={study}
              level="h2"
              size={index === 0 ? 'lead' : 'regular'}
              className={looks[index]?.sheet ?? ''}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
