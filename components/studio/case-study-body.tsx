import Link from 'next/link'
import type { ReactNode } from 'react'
import { caseStudyLabels } from '@/lib/content/case-studies'
import { servicesBySlugs } from '@/lib/content/services'
import { servicePath } from '@/lib/content/slugs'
import type { CaseStudy } from '@/lib/content/types'
import { StudyChart } from './chart/study-chart'

function Part({ title, paragraphs, children }: { title: string; paragraphs: readonly string[]; children?: ReactNode }) {
  return (
    <section className="mt-14 first:mt-0">
      <h2 className="text-h2">{title}</h2>
      {paragraphs.map((text) => (
        <p key={text} className="measure mt-5">
          {text}
        </p>
      ))}
      {children}
    </section>
  )
}

function Facts({ study }: { study: CaseStudy }) {
  return (
    <dl className="sheet sheet-turned tint-saffron space-y-5 px-7 py-8">
      <div>
        <dt className="text-sm font-semibold">{caseStudyLabels.client}</dt>
        <dd className="mt-1">{study.client}</dd>
      </div>
      <div>
        <dt className="text-sm font-semibold">{caseStudyLabels.sector}</dt>
        <dd className="mt-1">{study.sector}</dd>
      </div>
      <div>
        <dt className="text-sm font-semibold">{caseStudyLabels.services}</dt>
        {servicesBySlugs(study.services).map(({ slug, navLabel }) => (
          <dd key={slug}>
            <Link href={servicePath(slug)} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {navLabel}
            </Link>
          </dd>
        ))}
      </div>
    </dl>
  )
}

/** Challenge, approach, result and the chart, with the facts beside them. */
export function CaseStudyBody({ study }: { study: CaseStudy }) {
  return (
    <div className="mt-16 grid items-start gap-x-14 gap-y-12 lg:grid-cols-[8fr_4fr]">
      <div>
        <Part title={caseStudyLabels.challenge} paragraphs={study.challenge} />
        <Part title={caseStudyLabels.approach} paragraphs={study.approach} />
        <Part title={caseStudyLabels.result} paragraphs={study.result}>
          <StudyChart chart={study.chart} />
        </Part>
      </div>
      <div className="max-lg:order-first stays-beside">
        <Facts study={study} />
      </div>
    </div>
  )
}
