import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { caseStudiesOverview, illustrativeNote } from '@/lib/content/case-studies'
import type { CaseStudy } from '@/lib/content/types'
import { IllustrativeStamp } from './illustrative-stamp'
import { StudioHero } from './studio-hero'

/** Title and summary, and before anything else the word that the study is invented. */
export function CaseStudyHero({ study }: { study: CaseStudy }) {
  return (
    <StudioHero
      title={study.title}
      text={study.summary}
      before={<Breadcrumbs trail={[{ label: caseStudiesOverview.title, href: '/case-studies' }]} current={study.title} />}
    >
      <div className="mt-8 flex max-w-[60ch] flex-wrap items-start gap-x-6 gap-y-3 border-t-2 border-ink pt-6">
        <IllustrativeStamp />
        <p className="flex-1 basis-72 text-[0.9375rem]">{illustrativeNote.text}</p>
      </div>
    </StudioHero>
  )
}
