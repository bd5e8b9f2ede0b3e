import { Collage } from '@/components/art/collage'
import { PageJsonLd } from '@/components/site/json-ld'
import { Principles, ServiceIndex } from '@/components/studio/services'
import { StudioCall } from '@/components/studio/studio-call'
import { StudioHero } from '@/components/studio/studio-hero'
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
