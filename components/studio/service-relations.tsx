import Link from 'next/link'
import { ToolRows } from '@/components/tools/tool-rows'
import { caseStudiesBySlugs } from '@/lib/content/case-studies'
import { serviceLabels, services } from '@/lib/content/services'
import { servicePath } from '@/lib/content/slugs'
import type { Service } from '@/lib/content/types'
import { toolsByKeys } from '@/lib/tools/registry'
import { CaseStudyCard } from './case-study-card'

/** Case studies and tools of a service, and the other services. */
export function ServiceRelations({ service }: { service: Service }) {
  const studies = caseStudiesBySlugs(service.relatedCaseStudies)
  const others = services.filter(({ slug }) => slug !== service.slug)
  return (
    <>
      <section className="mt-24">
        <h2 className="text-h2">{serviceLabels.relatedCaseStudies}</h2>
        <ul className="mt-8 grid gap-8 md:grid-cols-2">
          {studies.map((study) => (
            <li key={study.slug} className="only:md:col-span-2">
              <CaseStudyCard study={study} size={studies.length === 1 ? 'lead' : 'regular'} />
            </li>
          ))}
        </ul>
      </section>
      <div className="mt-20 grid gap-x-12 gap-y-14 md:grid-cols-[7fr_5fr]">
        <section>
          <h2 className="text-h2">{serviceLabels.relatedTools}</h2>
          <ToolRows tools={toolsByKeys(service.relatedTools)} />
        </section>
        <nav aria-labelledby="other-services">
          <h2 id="other-services" className="text-h2">
            {serviceLabels.otherServices}
          </h2>
          <ul className="mt-6">
            {others.map(({ slug, navLabel }) => (
              <li key={slug} className="border-t border-line">
                <Link
                  href={servicePath(slug)}
                  className="flex min-h-12 items-center font-semibold underline-offset-4 hover:underline"
                >
                  {navLabel}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  )
}
