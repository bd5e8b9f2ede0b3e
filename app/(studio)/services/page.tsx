import { Collage } from '@/components/art/collage'
import { Principles, ServiceIndex } from '@/components/studio/service-index'
import { StudioCall } from '@/components/studio/studio-call'
import { StudioHero } from '@/components/studio/studio-hero'
import { PageJsonLd } from '@/components/site/page-json-ld'
import { servicesOverview } from '@/lib/content/services'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/services')

export default function ServicesPage() {
  return (
    <>
      <PageJsonLd path="/services" />
      <StudioHero title={servicesOverview.title} text={servicesOverview.intro} art={<Collage name="studio" />} />
      <ServiceIndex />
      <Principles />
      <StudioCall />
    </>
  )
}
