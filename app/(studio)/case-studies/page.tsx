import { PieceArt } from '@/components/art/piece-art'
import { PageJsonLd } from '@/components/site/json-ld'
import { CaseStudyIndex } from '@/components/studio/case-studies'
import { StudioCall } from '@/components/studio/studio-call'
import { StudioHero } from '@/components/studio/studio-hero'
import { caseStudiesOverview } from '@/lib/content/case-studies'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata('/case-studies')

export default function CaseStudiesPage() {
  return (
    <>
      <PageJsonLd path="/case-studies" />
      <StudioHero
        title={caseStudiesOverview.title}
        text={caseStudiesOverview.intro}
        art={<PieceArt name="graph" isEager />}
      />
      <CaseStudyIndex />
      <StudioCall path="/case-studies" />
    </>
  )
}
