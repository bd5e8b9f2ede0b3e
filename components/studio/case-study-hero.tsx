import { PieceArt } from '@/components/art/piece-art'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { caseStudiesOverview, illustrativeNote } from '@/lib/content/case-studies'
import { servicesBySlugs } from '@/lib/content/services'
import type { CaseStudy } from '@/lib/content/types'
import { IllustrativeStamp } from './illustrative-stamp'
import { serviceArt } from './service-art'
import { StudioHero } from './studio-hero'

/** Title and summary, and before anything else the word that the study is invented. */
export function CaseStudyHero({ study }: { study: CaseStudy }) {
  const [service] = servicesBySlugs(study.services)
  return (
    <StudioHero
      title={study.title}
      text={study.summary}
      before={
        <Breadcrumbs trail={[{ label: caseStudiesOverview.title, href: '/case-studies' }]} current={study.title} />
      }
      art={service && <PieceArt {...serviceArt[service.art]} className="rotate-3" />}
    >
      <div className="mt-8 flex max-w-[60ch] flex-wrap items-start gap-x-6 gap-y-3 border-t-2 border-ink pt-6">
        <IllustrativeStamp />
        <p className="flex-1 basis-72 text-[0.9375rem]">{illustrativeNote.text}</p>
      </div>
    </StudioHero>
  )
}
