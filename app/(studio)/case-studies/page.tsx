import { PieceArt } from '@/components/art/piece-art'
import { CaseStudyIndex } from '@/components/studio/case-study-index'
import { StudioCall } from '@/components/studio/studio-call'
import { StudioHero } from '@/components/studio/studio-hero'
import { PageJsonLd } from '@/components/site/page-json-ld'
import { caseStudiesOverview } from '@/lib/content/case-studies'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/case-studies')

export default function CaseStudiesPage() {
  return (
    <>
      <PageJsonLd path="/case-studies" />
      <StudioHero
        title={caseStudiesOverview.title}
        text={caseStudiesOverview.intro}
        art={<PieceArt name="graph" isFirst />}
      />
      <CaseStudyIndex />
      <StudioCall />
    </>
  )
}
