import { StudioCollage } from '@/components/art/collages'
import { Principles } from '@/components/studio/principles'
import { ServiceIndex } from '@/components/studio/service-index'
import { StudioCall } from '@/components/studio/studio-call'
import { StudioHero } from '@/components/studio/studio-hero'
import { servicesMeta, servicesOverview } from '@/lib/content/services'

export const metadata = { ...servicesMeta, alternates: { canonical: '/services' } }

export default function ServicesPage() {
  return (
    <>
      <StudioHero title={servicesOverview.title} text={servicesOverview.intro} art={<StudioCollage />} />
      <ServiceIndex />
      <Principles />
      <StudioCall />
    </>
  )
}
