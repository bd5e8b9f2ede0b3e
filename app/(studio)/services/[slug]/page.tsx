import type { Metadata } from 'next'
import { PageJsonLd } from '@/components/site/json-ld'
import { ServiceDetails, ServiceHero, ServiceRelations } from '@/components/studio/services'
import { StudioCall } from '@/components/studio/studio-call'
import { Questions } from '@/components/ui/questions'
import { findService, serviceLabels } from '@/lib/content/services'
import { answerNotFound } from '@/lib/not-found'
import { pageMetadata } from '@/lib/seo/metadata'
import { servicePath, serviceSlugs } from '@/lib/studio-slugs'

type Props = PageProps<'/services/[slug]'>

export const generateStaticParams = () => serviceSlugs.map((slug) => ({ slug }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const service = findService((await params).slug)
  if (!service) return answerNotFound()
  return pageMetadata(servicePath(service.slug))
}

export default async function ServicePage({ params }: Props) {
  const service = findService((await params).slug)
  if (!service) return answerNotFound()
  return (
    <>
      <PageJsonLd path={servicePath(service.slug)} />
      <ServiceHero service={service} />
      <ServiceDetails service={service} />
      <Questions title={serviceLabels.questions} questions={service.questions} />
      <ServiceRelations service={service} />
      <StudioCall />
    </>
  )
}
