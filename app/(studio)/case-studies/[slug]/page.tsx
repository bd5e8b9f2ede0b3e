import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CaseStudyBody } from '@/components/studio/case-study-body'
import { CaseStudyFigures } from '@/components/studio/case-study-figures'
import { CaseStudyHero } from '@/components/studio/case-study-hero'
import { MoreCaseStudies } from '@/components/studio/more-case-studies'
import { StudioCall } from '@/components/studio/studio-call'
import { findCaseStudy } from '@/lib/content/case-studies'
import { caseStudyPath, caseStudySlugs } from '@/lib/content/slugs'

type Props = PageProps<'/case-studies/[slug]'>

export const generateStaticParams = () => caseStudySlugs.map((slug) => ({ slug }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const study = findCaseStudy((await params).slug)
  if (!study) notFound()
  return { title: study.title, description: study.metaDescription, alternates: { canonical: caseStudyPath(study.slug) } }
}

export default async function CaseStudyPage({ params }: Props) {
  const study = findCaseStudy((await params).slug)
  if (!study) notFound()
  return (
    <>
      <CaseStudyHero study={study} />
      <CaseStudyFigures figures={study.figures} />
      <CaseStudyBody study={study} />
      <MoreCaseStudies than={study.slug} />
      <StudioCall />
    </>
  )
}
