import { Collage } from '@/components/art/collage'
import { Principles } from '@/components/studio/principles'
import { ServiceIndex } from '@/components/studio/service-index'
import { StudioCall } from '@/components/studio/studio-call'
import { StudioHero } from '@/components/studio/studio-hero'
import { PageData } from '@/components/site/page-data'
import { servicesOverview } from '@/lib/content/services'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/services')

export default function ServicesPage() {
  return (
    <>
      <PageData path="/services" />
      <StudioHero title={servicesOverview.title} text={servicesOverview.intro} art={<Collage name="studio" />} />
      <ServiceIndex />
      <Principles />
      <StudioCall />
    </>
  )
}
