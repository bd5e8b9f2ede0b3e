import type { Metadata } from 'next'
import { PageJsonLd } from '@/components/site/json-ld'
import { CaseStudyBody, CaseStudyFigures, CaseStudyHero, MoreCaseStudies } from '@/components/studio/case-studies'
import { StudioCall } from '@/components/studio/studio-call'
import { findCaseStudy } from '@/lib/content/case-studies'
import { answerNotFound } from '@/lib/not-found'
import { pageMetadata } from '@/lib/seo/metadata'
import { caseStudyPath, caseStudySlugs } from '@/lib/studio-slugs'

type Props = PageProps<'/case-studies/[slug]'>

export const generateStaticParams = () => caseStudySlugs.map((slug) => ({ slug }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const study = findCaseStudy((await params).slug)
  if (!study) return answerNotFound()
  return pageMetadata(caseStudyPath(study.slug))
}

export default async function CaseStudyPage({ params }: Props) {
  const study = findCaseStudy((await params).slug)
  if (!study) return answerNotFound()
  return (
    <>
      <PageJsonLd path={caseStudyPath(study.slug)} />
      <CaseStudyHero study={study} />
      <CaseStudyFigures figures={study.figures} />
      <CaseStudyBody study={study} />
      <MoreCaseStudies than={study.slug} />
      <StudioCall />
    </>
  )
}
