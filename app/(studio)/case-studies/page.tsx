import { PieceArt } from '@/components/art/piece-art'
import { CaseStudyIndex } from '@/components/studio/case-study-index'
import { StudioCall } from '@/components/studio/studio-call'
import { StudioHero } from '@/components/studio/studio-hero'
import { caseStudiesMeta, caseStudiesOverview } from '@/lib/content/case-studies'

export const metadata = { ...caseStudiesMeta, alternates: { canonical: '/case-studies' } }

export default function CaseStudiesPage() {
  return (
    <>
      <StudioHero title={caseStudiesOverview.title} text={caseStudiesOverview.intro} art={<PieceArt name="graph" />} />
      <CaseStudyIndex />
      <StudioCall />
    </>
  )
}
